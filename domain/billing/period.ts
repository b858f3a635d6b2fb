import { addDays, addMonths, type CalendarDate, isAfter } from '../calendar/calendar-date';

/** Range of sales: all, a calendar year or month, or custom days, open where null. */
export type Period =
  | { readonly kind: 'all' }
  | { readonly kind: 'year'; readonly year: number }
  /** 0 for January. */
  | { readonly kind: 'month'; readonly year: number; readonly month: number }
  | { readonly kind: 'days'; readonly from: CalendarDate | null; readonly to: CalendarDate | null };

export interface PeriodDays {
  readonly from: CalendarDate | null;
  readonly to: CalendarDate | null;
}

export interface ClosedDays {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}

export const ALL_TIME: Period = { kind: 'all' };

export function daysOf(period: Period): PeriodDays {
  if (period.kind === 'all') return { from: null, to: null };
  if (period.kind === 'year') return daysOfYear(period.year);
  if (period.kind === 'month') return daysOfMonth(period.year, period.month);
  return { from: period.from, to: period.to };
}

/** Closes the open ends of a period with the given years, newest first; null when that gives no range. */
export function closedDaysOf(period: Period, years: readonly number[]): ClosedDays | null {
  const { from, to } = daysOf(period);
  const [newest, oldest] = [years[0], years.at(-1)];
  const first = from ?? (oldest === undefined ? null : daysOfYear(oldest).from);
  const last = to ?? (newest === undefined ? null : daysOfYear(newest).to);
  return first === null || last === null || isAfter(first, last) ? null : { from: first, to: last };
}

export function yearOf(period: Period): number | null {
  const { from, to } = daysOf(period);
  const year = from?.slice(0, 4);
  return year !== undefined && year === to?.slice(0, 4) ? Number(year) : null;
}

function daysOfYear(year: number): ClosedDays {
  return { from: `${yearText(year)}-01-01`, to: `${yearText(year)}-12-31` };
}

function daysOfMonth(year: number, month: number): ClosedDays {
  const from = `${yearText(year)}-${String(month + 1).padStart(2, '0')}-01`;
  return { from, to: addDays(addMonths(from, 1), -1) };
}

function yearText(year: number): string {
  return String(year).padStart(4, '0');
}
