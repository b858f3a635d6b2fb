import type { ReactNode } from 'react';
import classes from './page.module.css';
import { useDocumentTitle } from './use-document-title';

interface PageProps {
  title?: string;
  actions?: ReactNode;
  aside?: ReactNode;
  children: ReactNode;
}

/** The fixed-width container that all pages share (NAV-23). */
export function Page({ title, actions, aside, children }: PageProps) {
  useDocumentTitle(title);
  return (
    <div className={classes['page']}>
      {title !== undefined && (
        <div className={classes['heading']}>
          <h1>{title}</h1>
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
