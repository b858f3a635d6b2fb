import { addMonths, daysBetween } from '#domain/calendar/calendar-date';
import type { Tone } from '../../../schema.generated';
import type { UpcomingEvents_SubscriptionFragment } from './upcoming-events.generated';

/** Something that will happen to groups on one day within the next twelve months. */
export interface UpcomingEvent {
  date: string;
  label: string;
  tone: Tone;
  seats: number;
  /** Place between today (0) and a year from now (1). */
  position: number;
}

type Group = UpcomingEvents_SubscriptionFragment;

/** What the next twelve months bring to the groups, soonest first: starts, renewals and ends. */
export function upcomingEvents(groups: readonly Group[], today: string): UpcomingEvent[] {
  const end = addMonths(today, 12);
  const days = daysBetween(today, end);
  return groups
    .flatMap((group) => eventsOf(group))
    .filter((event) => event.date >= today && event.date <= end)
    .map((event) => ({ ...event, position: daysBetween(today, event.date) / days }))
    .sort((a, b) => a.date.localeCompare(b.date));
}

/** An event on a line of limited width. */
export interface PlacedEvent extends UpcomingEvent {
  /** Words for this event and for those after it that have no room for words of their own; null for one of these. */
  caption: string | null;
}

/** Gives words to every event that stands at least `gap` of the year behind the last one with words. */
export function placeEvents(events: readonly UpcomingEvent[], gap: number): PlacedEvent[] {
  const captioned: UpcomingEvent[] = [];
  for (const event of events) {
    const last = captioned.at(-1);
    if (!last || event.position - last.position >= gap) captioned.push(event);
  }
  return events.map((event) => {
    const place = captioned.indexOf(event);
    if (place === -1) return { ...event, caption: null };
    const next = captioned[place + 1];
    const silent = (next ? events.indexOf(next) : events.length) - events.indexOf(event) - 1;
    return { ...event, caption: silent > 0 ? `${event.label}, +${silent}` : event.label };
  });
}

function eventsOf(group: Group): Omit<UpcomingEvent, 'position'>[] {
  const name = `Group ${group.number}`;
  const seats = group.editionCounts.reduce((sum, count) => sum + count.total, 0);
  if (group.section === 'EXPIRED' || group.isPastDue) return [];
  if (group.section === 'UPCOMING')
    return [{ date: group.startDate, label: `${name} starts`, tone: 'INFO', seats }];
  // A group in order renews by itself (T-06); every other one ends with its last covered day.
  if (group.statusLine.tone === 'OK')
    return [{ date: group.nextBillingDate, label: `${name} renews`, tone: 'OK', seats }];
  const label = group.isPurchaseOrder ? `${name} PO ends` : `${name} ends`;
  return [{ date: group.expireDate, label, tone: 'WARNING', seats }];
}
