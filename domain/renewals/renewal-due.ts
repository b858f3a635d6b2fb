import type { CalendarDate } from '../calendar/calendar-date';
import type { SubscriptionFacts } from '../licenses/model';
import { isPastDue } from '../licenses/past-due';
import { isSetToRenew } from '../licenses/renews';

/**
 * Whether a group is to be charged for its next period: it renews by card, its last covered day has passed, and no
 * earlier payment is owed (PO-23). Groups on purchase orders, those that are not billed by time (PRICE-10) and those
 * that do not renew just end.
 */
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
