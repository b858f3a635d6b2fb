import { formatDate } from '#domain/calendar/format-date';
import type { CoTermStrip_CoTermFragment } from './co-term-strip.generated';
import classes from './co-term-strip.module.css';

/** The group's period as a strip: what has passed and is credited, today, and what is paid now. */
export function CoTermStrip({ coTerm }: { coTerm: CoTermStrip_CoTermFragment }) {
  const { name, periodStart, periodEnd, today, elapsedDays, totalDays } = coTerm;
  const hasStarted = elapsedDays >= 0;
  const [from, to] = hasStarted ? [periodStart, today] : [today, periodStart];
  const days = hasStarted ? totalDays : totalDays - elapsedDays;
  const first = Math.abs(elapsedDays);
  const paid = hasStarted ? totalDays - elapsedDays : totalDays;
  return (
    <figure className={classes['strip']}>
      <figcaption className={classes['caption']}>
        {hasStarted
          ? `${name}: ${first} of ${totalDays} days have passed and are credited; ${paid} days are paid today.`
          : `${name} starts in ${first} days; they are added to its ${totalDays} days.`}
      </figcaption>
      <div className={classes['bar']} aria-hidden="true">
        <span className={hasStarted ? classes['credited'] : classes['added']} style={{ flexGrow: first }} />
        <span className={classes['paid']} style={{ flexGrow: days - first }} />
      </div>
      <div className={classes['dates']} aria-hidden="true">
        <span>{formatDate(from)}</span>
        {first > 0 && <span className={classes['middle']}>{hasStarted ? 'Today' : formatDate(to)}</span>}
        <span>{formatDate(periodEnd)}</span>
      </div>
    </figure>
  );
}
