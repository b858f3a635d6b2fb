import { countText, seatsText } from '#domain/text/counts';
import { useSeatWork } from './seat-work';
import classes from './seat-work-progress.module.css';

/** Changes of fewer seats finish quickly. */
const WORTH_TELLING = 500;

/** Progress of a change of many seats, shown on every page. */
export function SeatWorkProgress() {
  const work = useSeatWork();
  if (work === null || work.total <= WORTH_TELLING) return null;
  const { reached, total } = work;
  return (
    <div className={classes['progress']} role="status">
      <progress value={reached} max={total} aria-label="Seats changed" />
      {countText(reached)} of {seatsText(total)} changed. You can leave this page.
    </div>
  );
}
