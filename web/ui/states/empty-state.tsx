import type { ReactNode } from 'react';
import classes from './state.module.css';

interface EmptyStateProps {
  title: string;
  /** For a part of a page with its own heading. */
  isInPart?: boolean;
  children?: ReactNode;
  action?: ReactNode;
}

export function EmptyState({ title, isInPart = false, children, action }: EmptyStateProps) {
  const Heading = isInPart ? 'h3' : 'h2';
  return (
    <div className={classes['state']}>
      <Heading>{title}</Heading>
      {children !== undefined && <p>{children}</p>}
      {action !== undefined && <div className={classes['action']}>{action}</div>}
    </div>
  );
}
