import type { ReactNode } from 'react';
import { Card } from '../../../ui/card';
import classes from './left-out.module.css';

interface LeftOutProps {
  items: readonly { key: string; content: ReactNode }[];
}

export function LeftOut({ items }: LeftOutProps) {
  if (items.length === 0) return null;
  return (
    <Card title="Left out">
      <ul className={classes['list']}>
        {items.map(({ key, content }) => (
          <li key={key}>{content}</li>
        ))}
      </ul>
    </Card>
  );
}
