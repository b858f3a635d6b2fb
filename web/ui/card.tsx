import type { ReactNode } from 'react';
import classes from './card.module.css';

interface CardProps {
  title?: ReactNode;
  actions?: ReactNode;
  flush?: boolean;
  id?: string;
  children: ReactNode;
}

export function Card({ title, actions, flush = false, id, children }: CardProps) {
  return (
    <section className={classes['card']} id={id}>
      {(title !== undefined || actions !== undefined) && (
        <div className={classes['head']}>
          {title !== undefined && <h2>{title}</h2>}
          {actions}
        </div>
      )}
      <div className={flush ? undefined : classes['body']}>{children}</div>
    </section>
  );
}
