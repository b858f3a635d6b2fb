import type { ComponentProps } from 'react';
import classes from './plain-select.module.css';

/** Looks like Mantine's select, which the first screens do not load. */
export function PlainSelect(props: Omit<ComponentProps<'select'>, 'className'>) {
  return <select {...props} className={classes['select']} />;
}
