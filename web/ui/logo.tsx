import classes from './logo.module.css';

export function Logo() {
  return (
    <span className={classes['logo']}>
      <span className={classes['mark']} aria-hidden="true" />
      Account
    </span>
  );
}
