import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import classes from './page.module.css';
import { EmailText } from './text';
import { useDocumentTitle } from './use-document-title';

export interface PageBack {
  to: string;
  label: string;
}

interface PageProps {
  title?: string;
  back?: PageBack | undefined;
  actions?: ReactNode;
  aside?: ReactNode;
  isWide?: boolean;
  children: ReactNode;
}

export function Page({ title, back, actions, aside, isWide = false, children }: PageProps) {
  useDocumentTitle(title);
  return (
    <div className={classes['page']} data-wide={isWide}>
      {back && (
        <Link to={back.to} className={classes['back']} data-paper="off">
          <IconArrowLeft size="0.875rem" aria-hidden="true" /> {back.label}
        </Link>
      )}
      {title !== undefined && (
        <div className={classes['heading']}>
          <h1>
            {/* The title of a person's page is an address. */}
            <EmailText>{title}</EmailText>
          </h1>
          {actions}
        </div>
      )}
      {aside === undefined ? (
        children
      ) : (
        <div className={classes['columns']}>
          <div className={classes['column']}>{children}</div>
          <aside className={classes['aside']}>{aside}</aside>
        </div>
      )}
    </div>
  );
}
