import type { ReactNode } from 'react';
import { Skeleton } from '../../../ui/skeleton';
import classes from './billing-information.module.css';

interface InformationBlockProps {
  /** Null while it is on its way. */
  title: string | null;
  /** At the end of the title's line, the button that changes what stands below. */
  action?: ReactNode;
  children: ReactNode;
}

/** One of the blocks of the billing information. */
export function InformationBlock({ title, action, children }: InformationBlockProps) {
  return (
    <div className={classes['block']}>
      <div className={classes['title']}>
        {title === null ? <Skeleton width={120} height={20} /> : <h3>{title}</h3>}
        {action}
      </div>
      {children}
    </div>
  );
}
