import classes from './entry.module.css';
import { EntryFrame } from './entry-frame';

export function StartingScreen() {
  return (
    <EntryFrame>
      <p className={classes['waiting']} role="status">
        Opening your account…
      </p>
    </EntryFrame>
  );
}
