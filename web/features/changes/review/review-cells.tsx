import classes from './review-table.module.css';

/** A seat that nobody uses, or a bundle without a domain. */
export function Unassigned() {
  return <span className={classes['none']}>Unassigned</span>;
}

/** All managers; cut by the width of the cell, whole in its title. */
export function ManagerNames({ managers }: { managers: readonly string[] }) {
  const text = managers.join(', ');
  return text === '' ? <span className={classes['none']}>–</span> : <span title={text}>{text}</span>;
}
