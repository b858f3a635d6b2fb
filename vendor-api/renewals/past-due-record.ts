import { isPastDue } from '#domain/licenses/past-due';
import type { ProductKind } from '#domain/licenses/product-kind';
import type { SubscriptionKind, subscriptions } from '../db/schema/licenses';

type Row = Pick<
  typeof subscriptions.$inferSelect,
  'kind' | 'canceled' | 'firstFailedPaymentAttempt' | 'firstFailedPaymentDate'
>;

const PRODUCT_KINDS: Record<SubscriptionKind, ProductKind> = {
  rp: 'rp',
  ase: 'legacyAse',
  cfb: 'cfb',
  cloud: 'cloud',
};

/** STAT-04, D-90. */
export function failureFacts(group: Row) {
  return {
    kind: PRODUCT_KINDS[group.kind],
    canceled: group.canceled,
    hasFailedPaymentAttempt: group.firstFailedPaymentAttempt !== null,
    firstFailedPaymentDate: group.firstFailedPaymentDate,
  };
}

export function isPastDueRecord(group: Row): boolean {
  return isPastDue(failureFacts(group));
}
