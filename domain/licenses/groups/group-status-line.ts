import type { CalendarDate } from '../../calendar/calendar-date';
import { formatDate } from '../../calendar/format-date';
import { nextBillingDate } from '../../terms/term-period';
import type { SeatFacts, SubscriptionFacts } from '../model';
import { hasEnded } from '../paid-until';
import { isPastDue } from '../past-due';
import { renews } from '../renews';
import { endedOn, isWithinWarning, type Tone } from '../seats/pending-change';

export interface StatusLine {
  text: string;
  tone: Tone;
  /** True when the line is styled as a warning (MAN-26). */
  isWarning: boolean;
}

type Seat = Pick<SeatFacts, 'expireDate' | 'futureTerm' | 'futureLicenseType'>;

/** The line under a group's name; the first row that matches wins (T-06). */
export function groupStatusLine(
  subscription: SubscriptionFacts,
  seats: readonly Seat[],
  today: CalendarDate,
): StatusLine {
  const { expireDate } = subscription;
  if (isPastDue(subscription)) {
    return line(paymentFailed(subscription.firstFailedPaymentDate), 'DANGER', true);
  }
  if (hasEnded(subscription, today)) return line(endedOn(expireDate), 'NEUTRAL', false);
  if (renews(subscription, seats)) {
    return line(`Renews ${formatDate(nextBillingDate(expireDate))}`, 'OK', false);
  }
  const isSoon = isWithinWarning(expireDate, today);
  return line(`Expires ${formatDate(expireDate)}`, isSoon ? 'WARNING' : 'NEUTRAL', isSoon);
}

function paymentFailed(date: CalendarDate | null): string {
  return date === null ? 'Payment failed' : `Payment failed on ${formatDate(date)}`;
}

function line(text: string, tone: Tone, isWarning: boolean): StatusLine {
  return { text, tone, isWarning };
}

/** Day on which a group renews and is charged (PRICE-16); null for one that does not renew (T-06). */
export function nextBilling(
  group: SubscriptionFacts,
  seats: readonly Seat[],
  today: CalendarDate,
): CalendarDate | null {
  if (isPastDue(group) || hasEnded(group, today) || !renews(group, seats)) return null;
  return nextBillingDate(group.expireDate);
}
