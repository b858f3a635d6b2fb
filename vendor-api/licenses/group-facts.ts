import { and, inArray } from 'drizzle-orm';
import { isCloudPurchaseOrder } from '#domain/cloud/cloud-kind';
import type { CloudSeats } from '#domain/cloud/seat-counts';
import type { SubscriptionFacts } from '#domain/licenses/model';
import { isPurchaseOrder } from '#domain/licenses/past-due';
import type { ProductKind } from '#domain/licenses/product-kind';
import { isBilledByTime, termCodeOf } from '#domain/terms/stored-term';
import type { Database } from '../db/database';
import { type SubscriptionKind, seats } from '../db/schema/licenses';
import { type GroupRow, isRenewing } from './group-rows';

export const PRODUCT_KINDS: Record<SubscriptionKind, ProductKind> = {
  rp: 'rp',
  ase: 'legacyAse',
  cfb: 'cfb',
  cloud: 'cloud',
};

export async function groupFacts(
  db: Database,
  rows: readonly GroupRow[],
  purchaseOrderId: string,
): Promise<SubscriptionFacts[]> {
  const renewing = await groupsWithRenewingSeats(db, rows);
  return rows.map((row) => factsOf(row, purchaseOrderId, renewing.has(row.id)));
}

export async function factsOfGroup(
  db: Database,
  row: GroupRow,
  purchaseOrderId: string,
): Promise<SubscriptionFacts> {
  const renewing = await groupsWithRenewingSeats(db, [row]);
  return factsOf(row, purchaseOrderId, renewing.has(row.id));
}

function factsOf(row: GroupRow, purchaseOrderId: string, hasRenewingSeats: boolean): SubscriptionFacts {
  return {
    id: row.id,
    ...failureFacts(row),
    userId: row.ownerId,
    ownerId: row.ownerId,
    ownerEmail: null,
    term: termCodeOf(row),
    isBilledByTime: isBilledByTime(row.term),
    startDate: row.startDate,
    expireDate: row.expireDate,
    autoRenew: row.autoRenew,
    isPurchaseOrder: isBoughtByPo(row, purchaseOrderId),
    // A group whose seats all end is canceled (D-104).
    canceled: row.canceled || (!isCounted(row) && !hasRenewingSeats),
    pendingOwner: row.pendingOwnerEmail,
    pendingDate: row.pendingDate,
  };
}

/** Cloud groups have no payment id outside of this service (D-62). */
export function isBoughtByPo(
  group: Pick<GroupRow, 'kind' | 'braintreeId' | 'autoRenew' | 'canceled'>,
  purchaseOrderId: string,
): boolean {
  const { kind, braintreeId, autoRenew, canceled } = group;
  const hasSentinel = isPurchaseOrder(braintreeId, purchaseOrderId);
  return kind === 'rp'
    ? hasSentinel
    : isCloudPurchaseOrder({ autoRenew: autoRenew && !hasSentinel, canceled });
}

/** STAT-04, D-90. */
export function failureFacts(
  group: Pick<GroupRow, 'kind' | 'canceled' | 'firstFailedPaymentAttempt' | 'firstFailedPaymentDate'>,
) {
  return {
    kind: PRODUCT_KINDS[group.kind],
    canceled: group.canceled,
    hasFailedPaymentAttempt: group.firstFailedPaymentAttempt !== null,
    firstFailedPaymentDate: group.firstFailedPaymentDate,
  };
}

async function groupsWithRenewingSeats(db: Database, rows: readonly GroupRow[]): Promise<Set<string | null>> {
  const ids = rows.flatMap((row) => (isCounted(row) ? [] : row.id));
  if (ids.length === 0) return new Set();
  const found = await db
    .selectDistinct({ id: seats.subscriptionId })
    .from(seats)
    .where(and(inArray(seats.subscriptionId, ids), isRenewing));
  return new Set(found.map(({ id }) => id));
}

type Counts = Pick<
  GroupRow,
  'cloudAuthorCount' | 'rpPublisherCount' | 'canceledAuthorCount' | 'canceledPublisherCount'
>;

/** Checks if the group only counts authors and publishers, without a row per seat. */
export function isCounted<Group extends { readonly kind: SubscriptionKind }>(
  group: Group,
): group is Group & { readonly kind: 'cfb' | 'cloud' } {
  return group.kind === 'cfb' || group.kind === 'cloud';
}

export function cloudSeatsOf(row: Counts): CloudSeats {
  return {
    current: { authors: row.cloudAuthorCount, publishers: row.rpPublisherCount },
    canceled: { authors: row.canceledAuthorCount, publishers: row.canceledPublisherCount },
  };
}
