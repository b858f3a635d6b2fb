import classes from './review-table.module.css';

/** A seat that nobody uses, or a bundle without a domain. */
export function Unassigned() {
  return <span className={classes['none']}>Unassigned</span>;
}

/** All managers. */
export function ManagerNames({ managers }: { managers: readonly string[] }) {
  const text = managers.join(', ');
  return text === '' ? <span className={classes['none']}>–</span> : <span>{text}</span>;
}
