import type { ReactNode } from 'react';
import { Logo } from '../../ui/logo';
import { DelegateBanner } from '../shell/delegate-banner';
import header from '../shell/header.module.css';
import classes from './entry.module.css';

interface EntryFrameProps {
  children: ReactNode;
  tabs?: ReactNode;
  isCentred?: boolean;
  isDelegate?: boolean;
}

/** The application's header without menus, in the same place, so that nothing moves later. */
export function EntryFrame({ children, tabs, isCentred = true, isDelegate = false }: EntryFrameProps) {
  return (
    <>
      <header className={header['header']} data-paper="off">
        <DelegateBanner isDelegate={isDelegate} />
        <div className={header['bar']}>
          <span className={header['home']}>
            <Logo />
          </span>
          {tabs}
        </div>
      </header>
      <main className={isCentred ? classes['centre'] : undefined}>{children}</main>
    </>
  );
}
