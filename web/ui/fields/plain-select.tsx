import type { ComponentProps } from 'react';
import classes from './plain-select.module.css';

/** Looks as Mantine's select, which screens that are fetched first can do without. */
export function PlainSelect(props: Omit<ComponentProps<'select'>, 'className'>) {
  return <select {...props} className={classes['select']} />;
}
