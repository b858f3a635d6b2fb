import type { SeatFacts, SubscriptionFacts } from './model';

type Renewal = Pick<SubscriptionFacts, 'autoRenew' | 'canceled' | 'isPurchaseOrder'>;
type Ending = Pick<SeatFacts, 'expireDate' | 'futureTerm' | 'futureLicenseType'>;

/** Whether the group itself is set to renew, whatever its seats do (T-05). */
export function isSetToRenew(subscription: Renewal): boolean {
  return subscription.autoRenew && !subscription.canceled && !subscription.isPurchaseOrder;
}

/** Whether the group renews: set to, and at least one seat goes on (T-06). */
export function renews(subscription: Renewal, seats: readonly Ending[]): boolean {
  return isSetToRenew(subscription) && seats.some(goesOn);
}

/** A seat goes on when it does not end, or ends only to change (STAT-06). */
export function goesOn(seat: Ending): boolean {
  return seat.expireDate === null || seat.futureTerm !== null || seat.futureLicenseType !== null;
}
