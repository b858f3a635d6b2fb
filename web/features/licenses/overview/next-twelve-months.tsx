import { Button } from '@mantine/core';
import { useState } from 'react';
import { addMonths } from '#domain/calendar/calendar-date';
import { formatDate } from '#domain/calendar/format-date';
import { countText, seatsText } from '#domain/text/counts';
import { Card } from '../../../ui/card';
import { useNarrow } from '../../../ui/data-table/data-table';
import { useOnPaper } from '../../../ui/on-paper';
import { moneyText } from '../../../ui/text';
import classes from './next-twelve-months.module.css';
import { isCaptionBefore, type PlacedEvent, placeEvents, type UpcomingEvent } from './upcoming-events';

const MARKS = [0, 3, 6, 9, 12];
const CAPTION_GAP = 0.32;
/** On a phone, where each event takes a line above the seats. */
const MOST_LINES = 5;

export function NextTwelveMonths({ events, today }: { events: readonly UpcomingEvent[]; today: string }) {
  const [next] = events;
  const [isWhole, setIsWhole] = useState(false);
  const isOnPaper = useOnPaper();
  const isLong = useNarrow(760) && !isOnPaper && events.length > MOST_LINES;
  const placed = placeEvents(events, CAPTION_GAP);
  return (
    <Card>
      <div className={classes['head']}>
        <h2>Next 12 months</h2>
        {next && (
          <span>
            {next.label} on {formatDate(next.date)}
            {next.amount !== null && <> · {moneyText(next.amount)}</>}
          </span>
        )}
      </div>
      <div className={classes['line']}>
        <div className={classes['axis']} />
        <ol>
          {(isLong && !isWhole ? placed.slice(0, MOST_LINES) : placed).map((event) => (
            <Event key={event.label} event={event} />
          ))}
        </ol>
        {isLong && (
          <Button variant="subtle" size="compact-md" onClick={() => setIsWhole(!isWhole)}>
            {isWhole ? 'Show fewer' : `Show all ${countText(events.length)}`}
          </Button>
        )}
        <div className={classes['months']} aria-hidden="true">
          {MARKS.map((months) => (
            <span key={months}>{monthName(addMonths(today, months))}</span>
          ))}
        </div>
      </div>
    </Card>
  );
}

function Event({ event }: { event: PlacedEvent }) {
  return (
    <li
      className={classes['event']}
      style={{ left: `${event.position * 100}%` }}
      data-tone={event.tone}
      data-caption={isCaptionBefore(event.position, CAPTION_GAP) ? 'before' : 'after'}
      data-details={event.position > 0.5 ? 'before' : 'after'}
    >
      {event.caption !== null && (
        <span className={classes['caption']} aria-hidden="true">
          {event.caption}
        </span>
      )}
      <span className={classes['dot']} />
      <span className={classes['details']}>
        <span>{event.label}</span>{' '}
        <span>
          {formatDate(event.date)}, {seatsText(event.seats)}
          {event.amount !== null && <>, {moneyText(event.amount)}</>}
        </span>
      </span>
    </li>
  );
}

function monthName(date: string): string {
  return formatDate(date).slice(0, 3);
}
