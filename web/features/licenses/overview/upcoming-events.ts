import { addMonths, daysBetween, isAfter, isBefore } from '#domain/calendar/calendar-date';
import type { Tone } from '../../../schema.generated';
import { moneyText } from '../../../ui/text';
import type { UpcomingEvents_SubscriptionFragment } from './upcoming-events.generated';

export interface UpcomingEvent {
  date: string;
  label: string;
  tone: Tone;
  seats: number;
  amount: string | null;
  position: number;
}

type Group = UpcomingEvents_SubscriptionFragment;

export function upcomingEvents(groups: readonly Group[], today: string): UpcomingEvent[] {
  const end = addMonths(today, 12);
  const days = daysBetween(today, end);
  return groups
    .flatMap((group) => eventsOf(group))
    .filter((event) => event.date >= today && event.date <= end)
    .map((event) => ({ ...event, position: daysBetween(today, event.date) / days }))
    .sort(byDate);
}

// Avoids locale collation, which takes a phone tens of milliseconds to set up.
function byDate(a: UpcomingEvent, b: UpcomingEvent): number {
  return Number(isAfter(a.date, b.date)) - Number(isBefore(a.date, b.date));
}

export interface PlacedEvent extends UpcomingEvent {
  /** Caption of this event and of following ones without room for their own; null for one of those. */
  caption: string | null;
}

/** Checks whether the caption must precede its dot, at the far end; other captions follow theirs. */
export function isCaptionBefore(position: number, gap: number): boolean {
  return position > 1 - gap;
}

export function placeEvents(events: readonly UpcomingEvent[], gap: number): PlacedEvent[] {
  const captioned: UpcomingEvent[] = [];
  for (const event of events) {
    const last = captioned.at(-1);
    const needed = isCaptionBefore(event.position, gap) ? 2 * gap : gap;
    if (!last || event.position - last.position >= needed) captioned.push(event);
  }
  return events.map((event) => {
    const place = captioned.indexOf(event);
    if (place === -1) return { ...event, caption: null };
    const next = captioned[place + 1];
    const silent = (next ? events.indexOf(next) : events.length) - events.indexOf(event) - 1;
    const text = event.amount === null ? event.label : `${event.label} · ${moneyText(event.amount)}`;
    return { ...event, caption: silent > 0 ? `${text}, +${silent}` : text };
  });
}

function eventsOf(group: Group): Omit<UpcomingEvent, 'position'>[] {
  const name = group.name;
  const event = { seats: sumOf(group.editionCounts.map(({ total }) => total)), amount: null };
  if (group.section === 'EXPIRED' || group.isPastDue) return [];
  if (group.section === 'UPCOMING')
    return [{ ...event, date: group.startDate, label: `${name} starts`, tone: 'INFO' }];
  // Every group that does not renew ends with its last covered day.
  if (group.nextBillingDate !== null) {
    const renews = { ...event, date: group.nextBillingDate, label: `${name} renews`, tone: 'OK' as const };
    if (group.nextRenewal === null) return [renews];
    const { lines, total: amount } = group.nextRenewal;
    return [{ ...renews, seats: sumOf(lines.map(({ quantity }) => quantity)), amount }];
  }
  const label = group.isPurchaseOrder ? `${name} PO ends` : `${name} ends`;
  return [{ ...event, date: group.expireDate, label, tone: 'WARNING' }];
}

function sumOf(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}
