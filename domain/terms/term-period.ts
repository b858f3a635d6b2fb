import { addDays, addMonths, type CalendarDate, daysBetween, subMonths } from '../calendar/calendar-date';
import { type TermCode, termMonths } from './term-code';

/** A paid period: from `start` up to, not including, `end`. */
export interface TermPeriod {
  start: CalendarDate;
  end: CalendarDate;
  totalDays: number;
}

export function nextBillingDate(expireDate: CalendarDate): CalendarDate {
  return addDays(expireDate, 1);
}

/** The period that ends with `expireDate`, reckoned backwards in calendar months (T-12: P → N, L). */
export function termPeriod(expireDate: CalendarDate, code: TermCode): TermPeriod {
  const end = nextBillingDate(expireDate);
  const start = subMonths(end, termMonths(code));
  return { start, end, totalDays: daysBetween(start, end) };
}

export function expireDateFrom(start: CalendarDate, code: TermCode): CalendarDate {
  return addDays(addMonths(start, termMonths(code)), -1);
}
