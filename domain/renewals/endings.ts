import type { CalendarDate } from '../calendar/calendar-date';
import { paidUntil } from '../licenses/paid-until';
import { isPastDue } from '../licenses/past-due';
import { isContinuingWith, isSetToRenew, renews } from '../licenses/renews';
import type { ForecastGroup } from './forecast';
import type { ForecastDays } from './forecast-months';

export interface Ending {
  readonly date: CalendarDate;
  readonly groupId: string;
  /** Number of seats that end; null when the whole group ends. */
  readonly seats: number | null;
}

/** Returns expected endings by date: groups that do not renew, and single seats of groups that do. */
export function forecastEndings(groups: readonly ForecastGroup[], { today, until }: ForecastDays): Ending[] {
  return groups
    .flatMap(endingsOf)
    .filter(({ date }) => date >= today && date <= until)
    .toSorted((a, b) => (a.date < b.date ? -1 : 1));
}

function endingsOf({ facts, content }: ForecastGroup): Ending[] {
  const { id: groupId, expireDate } = facts;
  if (isPastDue(facts)) return [];
  if (!('seats' in content)) {
    const { current, canceled } = content.counts;
    const seats = canceled.authors + canceled.publishers;
    if (!isSetToRenew(facts) || seats >= current.authors + current.publishers)
      return [{ date: expireDate, groupId, seats: null }];
    return seats === 0 ? [] : [{ date: expireDate, groupId, seats }];
  }
  if (!renews(facts, content.seats)) return [{ date: expireDate, groupId, seats: null }];
  const byDay = new Map<CalendarDate, number>();
  for (const seat of content.seats) {
    const day = paidUntil(seat, facts);
    if (!isContinuingWith(facts, seat)) byDay.set(day, (byDay.get(day) ?? 0) + 1);
  }
  return [...byDay].map(([date, seats]) => ({ date, groupId, seats }));
}
