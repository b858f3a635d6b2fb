import { addDays, addMonths, type CalendarDate, daysBetween, subMonths } from '../calendar/calendar-date';
import { type TermCode, termMonths } from './term-code';

/** Paid period from `start` to `end`, exclusive. */
export interface TermPeriod {
  start: CalendarDate;
  end: CalendarDate;
  totalDays: number;
}

export function nextBillingDate(expireDate: CalendarDate): CalendarDate {
  return addDays(expireDate, 1);
}

/** Period that ends with `expireDate`, counted back in calendar months (T-12: P → N, L). */
export function termPeriod(expireDate: CalendarDate, code: TermCode): TermPeriod {
  const end = nextBillingDate(expireDate);
  const start = subMonths(end, termMonths(code));
  return { start, end, totalDays: daysBetween(start, end) };
}

export function expireDateFrom(start: CalendarDate, code: TermCode): CalendarDate {
  return addDays(addMonths(start, termMonths(code)), -1);
}
