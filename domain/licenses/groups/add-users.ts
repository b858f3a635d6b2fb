import type { CalendarDate } from '../../calendar/calendar-date';
import type { SubscriptionFacts, Viewer } from '../model';
import { isOwnedBy } from '../owned';
import { hasEnded } from '../paid-until';
import { isPastDue } from '../past-due';
import type { ProductKind } from '../product-kind';

export interface AddUsersTarget {
  kind: 'PURCHASE_ORDER' | 'BUY';
  path: string;
}

/** Query of the buy page per kind (T-10); `cloudauthor` asks for organizations, which not all may buy (BUY-09). */
const BUY_QUERIES: Record<ProductKind, string> = {
  rp: 'type=rp',
  legacyAse: 'type=cfb',
  cfb: 'type=cfb',
  cloud: 'type=cloud&cloudauthor=true',
};

/** RP purchase orders get their own page, auto-renewing groups the buy page; null hides the button (D-83, PRICE-10). */
export function addUsersTarget(
  subscription: SubscriptionFacts,
  viewer: Viewer,
  today: CalendarDate,
): AddUsersTarget | null {
  if (!isOwnedBy(subscription, viewer) || isPastDue(subscription)) return null;
  if (subscription.canceled || hasEnded(subscription, today) || !subscription.isBilledByTime) return null;
  const id = encodeURIComponent(subscription.id);
  if (subscription.isPurchaseOrder) {
    return subscription.kind === 'rp' ? { kind: 'PURCHASE_ORDER', path: `/buy/add-users?subId=${id}` } : null;
  }
  // A group with a pending owner cannot be joined (T-17); the buy page would sell a new group instead.
  return subscription.autoRenew && !subscription.pendingOwner
    ? { kind: 'BUY', path: `/buy?${BUY_QUERIES[subscription.kind]}&sub=${id}` }
    : null;
}

/** Checks that the viewer may add seats to a purchase order group (PO-22, T-16). */
export function mayAddPoUsers(subscription: SubscriptionFacts, viewer: Viewer, today: CalendarDate): boolean {
  return addUsersTarget(subscription, viewer, today)?.kind === 'PURCHASE_ORDER';
}
