import type { SubscriptionFacts } from './model';

/** A payment failed and the group is not canceled; cloud groups carry only the date (STAT-04, D-90). */
export function isPastDue(
  subscription: Pick<
    SubscriptionFacts,
    'kind' | 'canceled' | 'hasFailedPaymentAttempt' | 'firstFailedPaymentDate'
  >,
): boolean {
  if (subscription.canceled) return false;
  return subscription.kind === 'rp'
    ? subscription.hasFailedPaymentAttempt
    : subscription.firstFailedPaymentDate !== null;
}

/** Checks for a purchase order, whose payment id is the vendor's sentinel (MAN-23, D-62). */
export function isPurchaseOrder(braintreeId: string | null, sentinel: string): boolean {
  return sentinel !== '' && braintreeId === sentinel;
}
