import classes from './entry.module.css';
import { EntryFrame } from './entry-frame';

/** What is on its way, said only to those for whom it takes a while. */
export function StartingScreen({ text = 'Opening your account…' }: { text?: string }) {
  return (
    <EntryFrame>
      <p className={classes['waiting']} role="status">
        {text}
      </p>
    </EntryFrame>
  );
}
