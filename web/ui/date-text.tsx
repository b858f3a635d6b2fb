import { formatDate } from '#domain/calendar/format-date';
import classes from './figures.module.css';

/** A calendar date of the wire, `2027-01-01`, as `Jan 1, 2027` (D-02). */
export function DateText({ date }: { date: string }) {
  return (
    <time dateTime={date} className={classes['figures']}>
      {formatDate(date)}
    </time>
  );
}
