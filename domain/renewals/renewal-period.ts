import { addDays, addMonths, type CalendarDate, isBefore } from '../calendar/calendar-date';
import type { SubscriptionFacts } from '../licenses/model';
import { hasEnded } from '../licenses/paid-until';
import { isPastDue } from '../licenses/past-due';
import { isSetToRenew } from '../licenses/renews';
import { type TermCode, termMonths } from '../terms/term-code';
import { nextBillingDate } from '../terms/term-period';

/** Returns the new end, counted from the old one (PO-09); a start day that a short month cut off is restored. */
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

/** Day on which the next period is charged; that of the next run when the period has already ended. */
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

/** Checks that a group renews by card, has ended and is not past due (PO-23); others just end (PRICE-10). */
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
  return group.isBilledByTime && isSetToRenew(group) && !isPastDue(group) && hasEnded(group, asOf);
}
