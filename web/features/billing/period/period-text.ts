import type { Period } from '#domain/billing/period';
import { formatDate } from '#domain/calendar/format-date';

/** Describes a period, to follow a noun: `in 2026`, `in March 2026`, `since Mar 5, 2026`. */
export function periodText(period: Period): string {
  if (period.kind === 'all') return 'in all years';
  if (period.kind === 'year') return `in ${period.year}`;
  if (period.kind === 'month') return `in ${monthText(period)}`;
  const { from, to } = period;
  if (from === null && to === null) return 'in all years';
  if (from === null) return `until ${dateText(to)}`;
  if (to === null) return `since ${dateText(from)}`;
  return from === to ? `on ${dateText(from)}` : `from ${dateText(from)} to ${dateText(to)}`;
}

const MONTH = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', year: 'numeric', month: 'long' });

export function monthText({ year, month }: { year: number; month: number }): string {
  return MONTH.format(Date.UTC(year, month));
}

function dateText(date: string | null): string {
  return date === null ? '' : formatDate(date);
}
