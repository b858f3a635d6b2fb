import type { CalendarDate } from '../calendar/calendar-date';
import type { SubscriptionFacts, Viewer } from './model';
import { isOwnedBy } from './owned';
import { isPastDue } from './past-due';

/** Where `+ Add Users` leads. */
export interface AddUsersTarget {
  kind: 'PURCHASE_ORDER' | 'BUY';
  /** Path of the portal. */
  path: string;
}

/** Purchase orders get their own page, auto-renewing groups the buy page; null hides the button (D-83). */
export function addUsersTarget(
  subscription: SubscriptionFacts,
  viewer: Viewer,
  today: CalendarDate,
): AddUsersTarget | null {
  if (!isOwnedBy(subscription, viewer) || isPastDue(subscription)) return null;
  if (subscription.canceled || subscription.expireDate < today) return null;
  const id = encodeURIComponent(subscription.id);
  if (subscription.isPurchaseOrder) return { kind: 'PURCHASE_ORDER', path: `/buy/add-users?subId=${id}` };
  return subscription.autoRenew ? { kind: 'BUY', path: `/buy?type=rp&sub=${id}` } : null;
}
