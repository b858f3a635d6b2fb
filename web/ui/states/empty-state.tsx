import type { ReactNode } from 'react';
import classes from './state.module.css';

export function EmptyState({
  title,
  children,
  action,
}: {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
}) {
  return (
    <div className={classes['state']}>
      <h2>{title}</h2>
      {children !== undefined && <p>{children}</p>}
      {action !== undefined && <div className={classes['action']}>{action}</div>}
    </div>
  );
}
