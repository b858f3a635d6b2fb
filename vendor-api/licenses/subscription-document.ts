import { isPurchaseOrder } from '#domain/licenses/purchase-order';
import type { subscriptions } from '../db/schema/licenses';

export type SubscriptionRecord = typeof subscriptions.$inferSelect;

/** What somebody is to a group, the strongest first. Only the first two see how it is paid for (D-91). */
export type Standing = 'owner' | 'manager' | 'pendingOwner' | 'assignee';

/** The owner of a licence, as far as others may know. */
export interface OwnerRecord {
  readonly id: string;
  readonly email: string;
  readonly profileImg: string | null;
}

/**
 * A subscription as the contract has it (MAN-22), without its seats. The payment id is given to the owner alone;
 * others learn from it no more than that a purchase order paid (D-62).
 */
export function subscriptionDocument(
  record: SubscriptionRecord,
  owner: OwnerRecord,
  standing: Standing,
  poSentinel: string,
) {
  const isAssignee = standing === 'assignee';
  return {
    id: record.id,
    userId: record.ownerId,
    term: record.term,
    multiplier: record.multiplier,
    startDate: record.startDate,
    expireDate: record.expireDate,
    braintreeId: paymentId(record.braintreeId, standing, poSentinel),
    autoRenew: record.autoRenew,
    firstFailedPaymentAttempt: isAssignee ? null : record.firstFailedPaymentAttempt,
    firstFailedPaymentDate: isAssignee ? null : record.firstFailedPaymentDate,
    isAse: record.kind === 'ase' || record.kind === 'cfb',
    isLegacyAse: record.kind === 'ase',
    isCfb: record.kind === 'cfb',
    domain: record.domain,
    canceled: record.canceled,
    cloudAuthorUserCount: record.cloudAuthorCount,
    rpPublisherUserCount: record.rpPublisherCount,
    subscriptionOwner: owner.email,
  };
}

export type SubscriptionDocument = ReturnType<typeof subscriptionDocument>;

function paymentId(braintreeId: string | null, standing: Standing, sentinel: string): string | null {
  if (standing === 'owner' || isPurchaseOrder(braintreeId, sentinel)) return braintreeId;
  return null;
}
