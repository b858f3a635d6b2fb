import { countText, seatsText } from '#domain/text/counts';
import { SeatsToAssignDocument } from '../seat-plan/seat-changes.generated';
import classes from './dialogs.module.css';
import { useSeatSelection } from './selection-state';
import { toRow } from './use-bulk-assign';

const SHOWN = 100;

export function LeftOutSeats({ refusals }: { refusals: ReadonlyMap<string, string> }) {
  const { value } = useSeatSelection(SeatsToAssignDocument, [...refusals.keys()].slice(0, SHOWN));
  const rows = (value?.licenses ?? []).map((seat) => toRow(seat, value?.subscriptions ?? []));
  const others = refusals.size - SHOWN;
  return (
    <div className={classes['leftOut']} role="alert">
      {seatsText(refusals.size)} left as {refusals.size === 1 ? 'it is' : 'they are'}. Save again to write
      over {refusals.size === 1 ? 'it' : 'them'} too.
      <ul className={classes['conflicts']}>
        {rows.map(({ seatId, productName, about, before }) => (
          <li key={seatId}>
            {[productName, about, before].filter((part) => part !== '').join(' · ')}: {refusals.get(seatId)}
          </li>
        ))}
        {others > 0 && <li>And {countText(others)} more.</li>}
      </ul>
    </div>
  );
}
