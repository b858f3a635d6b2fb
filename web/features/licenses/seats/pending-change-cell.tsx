import { StatusPill } from '../../../ui/status-pill';
import classes from './cells.module.css';
import type { SeatRow_SeatFragment } from './seat-grid.generated';

/** The pending change of a seat, with a label below it (T-05). */
export function PendingChangeCell({ change }: { change: SeatRow_SeatFragment['pendingChange'] }) {
  const { changes, label, tone, text } = change;
  if (changes.length === 0 && label === null) return <span className={classes['none']}>{text}</span>;
  return (
    <span className={classes['changes']}>
      {changes.map((each) => (
        <StatusPill key={each} tone={tone}>
          {each}
        </StatusPill>
      ))}
      {label !== null &&
        (changes.length === 0 ? <StatusPill tone={tone}>{label}</StatusPill> : <small>{label}</small>)}
    </span>
  );
}
