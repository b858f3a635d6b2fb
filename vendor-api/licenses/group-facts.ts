import { and, inArray, isNotNull, isNull, or } from 'drizzle-orm';
import { isCloudPurchaseOrder } from '#domain/cloud/cloud-purchase-order';
import type { SubscriptionFacts } from '#domain/licenses/model';
import type { ProductKind } from '#domain/licenses/product-kind';
import { isPurchaseOrder } from '#domain/licenses/purchase-order';
import { isBilledByTime, termCodeOf } from '#domain/terms/stored-term';
import type { Database } from '../db/database';
import { type SubscriptionKind, seats, type subscriptions } from '../db/schema/licenses';

type GroupRow = typeof subscriptions.$inferSelect;

export const PRODUCT_KINDS: Record<SubscriptionKind, ProductKind> = {
  rp: 'rp',
  ase: 'legacyAse',
  cfb: 'cfb',
  cloud: 'cloud',
};

/** As the domain rules need them. @param purchaseOrderId the payment id that marks purchase orders */
export async function groupFacts(
  db: Database,
  rows: readonly GroupRow[],
  purchaseOrderId: string,
): Promise<SubscriptionFacts[]> {
  const going = await goingGroups(db, rows.filter(hasSeats));
  return rows.map((row) => ({
    id: row.id,
    kind: PRODUCT_KINDS[row.kind],
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
    canceled: row.canceled || (hasSeats(row) && !going.has(row.id)),
    hasFailedPaymentAttempt: row.firstFailedPaymentAttempt !== null,
    firstFailedPaymentDate: row.firstFailedPaymentDate,
    pendingOwner: row.pendingOwnerEmail,
    pendingDate: row.pendingDate,
  }));
}

/** Cloud groups have no payment id outside of this service (D-62). */
export function isBoughtByPo(
  {
    kind,
    braintreeId,
    autoRenew,
    canceled,
  }: Pick<GroupRow, 'kind' | 'braintreeId' | 'autoRenew' | 'canceled'>,
  purchaseOrderId: string,
): boolean {
  const hasSentinel = isPurchaseOrder(braintreeId, purchaseOrderId);
  return kind === 'rp'
    ? hasSentinel
    : isCloudPurchaseOrder({ autoRenew: autoRenew && !hasSentinel, canceled });
}

// Other cloud seats are only counted.
function hasSeats({ kind }: GroupRow): boolean {
  return kind === 'rp' || kind === 'ase';
}

async function goingGroups(db: Database, rows: readonly GroupRow[]): Promise<Set<string | null>> {
  if (rows.length === 0) return new Set();
  const found = await db
    .selectDistinct({ id: seats.subscriptionId })
    .from(seats)
    .where(
      and(
        inArray(
          seats.subscriptionId,
          rows.map(({ id }) => id),
        ),
        or(isNull(seats.expireDate), isNotNull(seats.futureTerm), isNotNull(seats.futureLicenseType)),
      ),
    );
  return new Set(found.map(({ id }) => id));
}
