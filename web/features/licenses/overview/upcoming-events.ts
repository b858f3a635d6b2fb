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

/** Events too close to be told apart on a line, as one. */
export interface EventCluster {
  events: readonly [UpcomingEvent, ...UpcomingEvent[]];
  position: number;
}

/** Joins every event to the cluster before it when less than `gap` of the year lies between. */
export function clusterEvents(events: readonly UpcomingEvent[], gap: number): EventCluster[] {
  const clusters: EventCluster[] = [];
  for (const event of events) {
    const last = clusters.at(-1);
    if (last && event.position - last.position < gap) {
      clusters[clusters.length - 1] = { ...last, events: [...last.events, event] };
    } else {
      clusters.push({ events: [event], position: event.position });
    }
  }
  return clusters;
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
  const label = group.isPurchaseOrder ? `${name}, purchase order ends` : `${name} ends`;
  return [{ date: group.expireDate, label, tone: 'WARNING', seats }];
}
