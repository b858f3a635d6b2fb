import type { TermCode } from '../terms/term-code';
import type { LicenseType } from './license-type';
import type { SeatFacts, SubscriptionFacts } from './model';
import { sharesGroupEnd } from './paid-until';

type Renewal = Pick<SubscriptionFacts, 'autoRenew' | 'canceled' | 'isPurchaseOrder'>;
type Ending = Pick<SeatFacts, 'expireDate' | 'futureTerm' | 'futureLicenseType'>;

/** Checks that the group itself is set to renew, regardless of its seats (T-05). */
export function isSetToRenew(subscription: Renewal): boolean {
  return subscription.autoRenew && !subscription.canceled && !subscription.isPurchaseOrder;
}

/** Checks that the group is set to renew and at least one seat goes on with it (T-06). */
export function renews(
  subscription: Renewal & Pick<SubscriptionFacts, 'expireDate'>,
  seats: readonly Ending[],
): boolean {
  return isSetToRenew(subscription) && seats.some((seat) => isContinuingWith(subscription, seat));
}

/** Checks that a seat goes on when its group renews; one that ends earlier does not, even with a pending change. */
export function isContinuingWith(group: Pick<SubscriptionFacts, 'expireDate'>, seat: Ending): boolean {
  return isContinuing(seat) && sharesGroupEnd(seat, group);
}

/** A seat goes on when it does not end, or ends only to change (STAT-06). */
export function isContinuing(seat: Ending): boolean {
  return seat.expireDate === null || seat.futureTerm !== null || seat.futureLicenseType !== null;
}

/** The license after pending changes: the future one if set, Pro included (STAT-05). */
export function effectiveLicenseType(
  seat: Pick<SeatFacts, 'licenseType' | 'futureLicenseType'>,
): LicenseType {
  return seat.futureLicenseType ?? seat.licenseType;
}

/** The term after pending changes (STAT-05). */
export function effectiveTerm(seat: Pick<SeatFacts, 'futureTerm'>, currentTerm: TermCode): TermCode {
  return seat.futureTerm ?? currentTerm;
}
