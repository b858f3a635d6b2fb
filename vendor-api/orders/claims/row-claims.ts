import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { groupClaims, upgradeClaims } from '../../db/schema/claims';
import { seats } from '../../db/schema/licenses';
import { coupons, couponUses } from '../../db/schema/store';
import { lockGroups } from '../../licenses/group-rows';
import type { Claims } from '../order-kind';
import type { OrderSnapshot } from '../order-snapshot';

/** False when another order has one of the groups. Locks rows before claims, and both before coupons. */
export async function claimGroups(
  tx: Database,
  attemptId: string,
  { groups, joinedGroup, isForAll }: Claims,
): Promise<boolean> {
  await lockGroups(tx, joinedGroup === null ? groups : [...groups, joinedGroup]);
  if (groups.length === 0) return true;
  const ids = groups.toSorted();
  const claimed = await tx
    .insert(groupClaims)
    .values(ids.map((subscriptionId) => ({ subscriptionId, attemptId, isForAll })))
    // A repeat keeps its own claims.
    .onConflictDoUpdate({
      target: groupClaims.subscriptionId,
      set: { attemptId },
      setWhere: eq(groupClaims.attemptId, attemptId),
    })
    .returning({ subscriptionId: groupClaims.subscriptionId });
  return claimed.length === ids.length;
}

/** The groups must be locked. */
export async function isClaimed(tx: Database, ids: readonly string[]): Promise<boolean> {
  const claims = await tx
    .select({ attemptId: groupClaims.attemptId })
    .from(groupClaims)
    .where(inArray(groupClaims.subscriptionId, [...ids]))
    .limit(1);
  return claims.length > 0;
}

export async function isClaimedForAll(tx: Database, id: string): Promise<boolean> {
  const claims = await tx
    .select({ attemptId: groupClaims.attemptId })
    .from(groupClaims)
    .where(and(eq(groupClaims.subscriptionId, id), eq(groupClaims.isForAll, true)))
    .limit(1);
  return claims.length > 0;
}

export async function releaseGroups(tx: Database, attemptId: string): Promise<void> {
  await tx.delete(groupClaims).where(eq(groupClaims.attemptId, attemptId));
}

/** False when another order has one of the licenses, or its product has changed. */
export async function claimLicenses(
  tx: Database,
  attemptId: string,
  licenses: Claims['licenses'],
): Promise<boolean> {
  if (licenses.length === 0) return true;
  const ids = licenses.map(({ seatId }) => seatId);
  const products = licenses.map(({ product }) => product);
  // In the order of ids, to avoid deadlocks.
  const claimed = await tx.execute(
    sql`insert into ${upgradeClaims} (seat_id, attempt_id)
        select ${seats}.id, ${attemptId}::text from ${seats}
        join unnest(${sql.param(ids)}::text[], ${sql.param(products)}::text[]) as wanted (id, product)
          on ${seats}.id = wanted.id and ${seats}.product = wanted.product
        order by ${seats}.id
        on conflict do nothing
        returning seat_id`,
  );
  return claimed.rows.length === ids.length;
}

export async function releaseLicenses(tx: Database, attemptId: string): Promise<void> {
  await tx.delete(upgradeClaims).where(eq(upgradeClaims.attemptId, attemptId));
}

interface UseCount {
  readonly couponId: string;
  readonly quantity: number;
}

/** In the order in which coupon rows are locked. */
export function couponUsesOf(snapshot: Pick<OrderSnapshot, 'lines'>): UseCount[] {
  const counts = new Map<string, number>();
  for (const { couponId, quantity } of snapshot.lines.flatMap((line) => line.coupons)) {
    counts.set(couponId, (counts.get(couponId) ?? 0) + quantity);
  }
  return [...counts]
    .map(([couponId, quantity]) => ({ couponId, quantity }))
    .toSorted((a, b) => (a.couponId < b.couponId ? -1 : 1));
}

/** One conditional statement per coupon: the last use goes to one buyer. Returns coupons that lack uses. */
export async function reserveUses(
  tx: Database,
  attemptId: string,
  uses: readonly UseCount[],
): Promise<string[]> {
  const missing: string[] = [];
  for (const { couponId, quantity } of uses) {
    const taken = await tx
      .update(coupons)
      .set({ couponUsed: sql`${coupons.couponUsed} + ${quantity}` })
      .where(and(eq(coupons.id, couponId), sql`${coupons.couponUsed} + ${quantity} <= ${coupons.couponQty}`))
      .returning({ id: coupons.id });
    if (taken.length === 0) missing.push(couponId);
    else await tx.insert(couponUses).values({ attemptId, couponId, quantity });
  }
  return missing;
}

export async function releaseUses(tx: Database, attemptId: string): Promise<void> {
  const taken = await tx
    .select({ couponId: couponUses.couponId, quantity: couponUses.quantity })
    .from(couponUses)
    .where(eq(couponUses.attemptId, attemptId))
    .orderBy(asc(couponUses.couponId));
  for (const { couponId, quantity } of taken) {
    await tx
      .update(coupons)
      .set({ couponUsed: sql`${coupons.couponUsed} - ${quantity}` })
      .where(eq(coupons.id, couponId));
  }
  await tx.delete(couponUses).where(eq(couponUses.attemptId, attemptId));
}
