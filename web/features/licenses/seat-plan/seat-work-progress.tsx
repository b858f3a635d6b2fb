import { countText, seatsText } from '#domain/text/counts';
import { useSeatWork } from './seat-work';
import classes from './seat-work-progress.module.css';

/** So many seats are changed in a moment. */
const WORTH_TELLING = 500;

/** How far a change of many seats has come, on whichever page it was begun. */
export function SeatWorkProgress() {
  const work = useSeatWork();
  if (work === null || work.total <= WORTH_TELLING) return null;
  const { reached, total } = work;
  return (
    <div className={classes['progress']} role="status">
      <progress value={reached} max={total} aria-label="Seats changed" />
      {countText(reached)} of {seatsText(total)} changed. You can leave this page meanwhile.
    </div>
  );
}
