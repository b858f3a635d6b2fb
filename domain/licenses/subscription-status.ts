import type { CalendarDate } from '../calendar/calendar-date';
import type { SubscriptionFacts } from './model';
import { isAse } from './product-kind';

/** ENUM-06. */
export type SubscriptionStatus =
  | 'RpActive'
  | 'RpCanceled'
  | 'RpUpcoming'
  | 'CfbActive'
  | 'CfbCanceled'
  | 'CfbUpcoming';

/** T-02: canceled first, then a start in the future, else active. */
export function subscriptionStatus(
  subscription: Pick<SubscriptionFacts, 'canceled' | 'startDate' | 'kind'>,
  today: CalendarDate,
): SubscriptionStatus {
  const line = isAse(subscription.kind) ? 'Cfb' : 'Rp';
  if (subscription.canceled) return `${line}Canceled`;
  return subscription.startDate > today ? `${line}Upcoming` : `${line}Active`;
}
