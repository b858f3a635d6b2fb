import { addDays, addMonths, type CalendarDate, isBefore } from '../calendar/calendar-date';
import type { SubscriptionFacts } from '../licenses/model';
import { isPastDue } from '../licenses/past-due';
import { isSetToRenew } from '../licenses/renews';
import { type TermCode, termMonths } from '../terms/term-code';
import { nextBillingDate } from '../terms/term-period';

/** Counted from the old day (PO-09). A group that began on the 31st goes on ending with the month. */
export function renewedUntil(
  expireDate: CalendarDate,
  term: TermCode,
  startDate: CalendarDate,
): CalendarDate {
  const start = nextBillingDate(expireDate);
  const end = addMonths(start, termMonths(term));
  const wasCut = start === lastOfMonth(start) && dayOf(startDate) > dayOf(start);
  return addDays(wasCut ? withDay(end, dayOf(startDate)) : end, -1);
}

/** The day on which the next period is charged for: of one that ended unnoticed, the next run's. */
export function renewalDay(expireDate: CalendarDate, today: CalendarDate): CalendarDate {
  const billed = nextBillingDate(expireDate);
  return isBefore(billed, today) ? today : billed;
}

function withDay(date: CalendarDate, day: number): CalendarDate {
  const last = lastOfMonth(date);
  return dayOf(last) <= day ? last : `${date.slice(0, 8)}${String(day).padStart(2, '0')}`;
}

function lastOfMonth(date: CalendarDate): CalendarDate {
  return addDays(addMonths(`${date.slice(0, 8)}01`, 1), -1);
}

function dayOf(date: CalendarDate): number {
  return Number(date.slice(8));
}

/** It renews by card, its last day has passed and nothing is owed (PO-23). Others just end (PRICE-10). */
export function isRenewalDue(
  group: Pick<
    SubscriptionFacts,
    | 'kind'
    | 'autoRenew'
    | 'canceled'
    | 'isPurchaseOrder'
    | 'hasFailedPaymentAttempt'
    | 'firstFailedPaymentDate'
    | 'expireDate'
    | 'isBilledByTime'
  >,
  asOf: CalendarDate,
): boolean {
  return group.isBilledByTime && isSetToRenew(group) && !isPastDue(group) && group.expireDate < asOf;
}
