import { addMonths } from '#domain/calendar/calendar-date';
import { formatDate } from '#domain/calendar/format-date';
import { Card } from '../../../ui/card';
import classes from './next-twelve-months.module.css';
import { clusterEvents, type EventCluster, type UpcomingEvent } from './upcoming-events';

const MARKS = [0, 3, 6, 9, 12];
/** Share of the year that the words beside one event need. */
const LABEL_GAP = 0.22;

/** The year ahead as a line of events; where there is no room for a line, as a list. */
export function NextTwelveMonths({ events, today }: { events: readonly UpcomingEvent[]; today: string }) {
  const [next] = events;
  return (
    <Card>
      <div className={classes['head']}>
        <h2>Next 12 months</h2>
        {next && (
          <span>
            {formatDate(next.date)}, {seatsText(next.seats)}
          </span>
        )}
      </div>
      <div className={classes['line']}>
        <div className={classes['axis']} />
        <ol>
          {clusterEvents(events, LABEL_GAP).map((cluster) => (
            <Cluster key={cluster.position} cluster={cluster} />
          ))}
        </ol>
        <div className={classes['months']} aria-hidden="true">
          {MARKS.map((months) => (
            <span key={months}>{monthName(addMonths(today, months))}</span>
          ))}
        </div>
      </div>
    </Card>
  );
}

function Cluster({ cluster: { events, position } }: { cluster: EventCluster }) {
  const [first, ...others] = events;
  return (
    <li
      className={classes['cluster']}
      style={{ left: `${position * 100}%` }}
      data-tone={first.tone}
      data-edge={edgeOf(position)}
    >
      <span className={classes['label']} aria-hidden="true">
        {first.label}
        {others.length > 0 && `, +${others.length}`}
      </span>
      <span className={classes['dot']} />
      <ul className={classes['details']}>
        {events.map((event) => (
          <li key={event.label} data-tone={event.tone}>
            <span>{event.label}</span>
            <span>
              {formatDate(event.date)}, {seatsText(event.seats)}
            </span>
          </li>
        ))}
      </ul>
    </li>
  );
}

function edgeOf(position: number): 'start' | 'middle' | 'end' {
  if (position < 0.1) return 'start';
  return position > 0.9 ? 'end' : 'middle';
}

function seatsText(seats: number): string {
  return seats === 1 ? '1 seat' : `${seats.toLocaleString('en-US')} seats`;
}

function monthName(date: string): string {
  return formatDate(date).slice(0, 3);
}
