import type { ReactNode } from 'react';
import { Skeleton } from '../../../ui/states/loading';
import classes from './billing-information.module.css';

interface InformationBlockProps {
  title: string | null;
  action?: ReactNode;
  children: ReactNode;
}

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
