import type { ReactNode } from 'react';
import { Logo } from '../../ui/logo';
import classes from './entry.module.css';

/** The application's header without menus, in the same place, so that nothing moves later. */
export function EntryFrame({ children, isCentred = true }: { children: ReactNode; isCentred?: boolean }) {
  return (
    <>
      <header className={classes['header']}>
        <div className={classes['bar']}>
          <Logo />
        </div>
      </header>
      <main className={isCentred ? classes['centre'] : undefined}>{children}</main>
    </>
  );
}
