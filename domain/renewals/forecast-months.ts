import { addMonths, type CalendarDate } from '../calendar/calendar-date';
import { type Cents, sumCents } from '../money/cents';
import type { ForecastCharge } from './forecast';

export interface ForecastDays {
  readonly today: CalendarDate;
  readonly until: CalendarDate;
}

export interface GroupForecast {
  readonly groupId: string;
  readonly total: Cents;
  readonly months: Cents[];
}

interface MonthlyForecast {
  /** First day of each calendar month; the first and last month may count in part. */
  readonly months: CalendarDate[];
  readonly totals: Cents[];
  readonly total: Cents;
  readonly groups: GroupForecast[];
}

export function forecastMonths(
  charges: readonly ForecastCharge[],
  { today, until }: ForecastDays,
): MonthlyForecast {
  const months = monthsBetween(today, until);
  const byGroup = new Map<string, Cents[]>();
  for (const { date, groupId, total } of charges) {
    if (date > until) continue;
    const month = months.indexOf(firstOf(date));
    const ofGroup = byGroup.get(groupId) ?? months.map(() => 0);
    byGroup.set(
      groupId,
      ofGroup.map((amount, index) => (index === month ? amount + total : amount)),
    );
  }
  const groups = [...byGroup].map(([groupId, ofGroup]) => ({
    groupId,
    months: ofGroup,
    total: sumCents(ofGroup),
  }));
  const totals = months.map((_, index) => sumCents(groups.map((group) => group.months[index] ?? 0)));
  return { months, totals, total: sumCents(totals), groups: groups.toSorted((a, b) => b.total - a.total) };
}

function monthsBetween(from: CalendarDate, to: CalendarDate): CalendarDate[] {
  const months: CalendarDate[] = [];
  for (let month = firstOf(from); month <= to; month = addMonths(month, 1)) months.push(month);
  return months;
}

function firstOf(date: CalendarDate): CalendarDate {
  return `${date.slice(0, 8)}01`;
}
