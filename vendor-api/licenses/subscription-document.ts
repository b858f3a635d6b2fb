import { isPurchaseOrder } from '#domain/licenses/purchase-order';
import type { subscriptions } from '../db/schema/licenses';

export type SubscriptionRecord = typeof subscriptions.$inferSelect;

/** The strongest first. Only the first two see payment details (D-91). */
export type ViewerRole = 'owner' | 'manager' | 'pendingOwner' | 'assignee';

export interface OwnerRecord {
  readonly id: string;
  readonly email: string;
  readonly profileImg: string | null;
}

/** As in MAN-22. Only the owner sees the payment id; others see whether it is a purchase order (D-62). */
export function subscriptionDocument(
  record: SubscriptionRecord,
  owner: OwnerRecord,
  role: ViewerRole,
  poSentinel: string,
) {
  const isAssignee = role === 'assignee';
  return {
    id: record.id,
    userId: record.ownerId,
    term: record.term,
    multiplier: record.multiplier,
    startDate: record.startDate,
    expireDate: record.expireDate,
    braintreeId: paymentId(record.braintreeId, role, poSentinel),
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

function paymentId(braintreeId: string | null, role: ViewerRole, sentinel: string): string | null {
  if (role === 'owner' || isPurchaseOrder(braintreeId, sentinel)) return braintreeId;
  return null;
}
