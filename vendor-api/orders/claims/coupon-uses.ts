import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { coupons, couponUses } from '../../db/schema/store';
import type { OrderSnapshot } from '../order-snapshot';

interface UseCount {
  readonly couponId: string;
  readonly quantity: number;
}

/** In the order in which rows are locked. */
export function couponUsesOf(snapshot: Pick<OrderSnapshot, 'lines'>): UseCount[] {
  const counts = new Map<string, number>();
  for (const { couponId, quantity } of snapshot.lines.flatMap((line) => line.coupons)) {
    counts.set(couponId, (counts.get(couponId) ?? 0) + quantity);
  }
  return [...counts]
    .map(([couponId, quantity]) => ({ couponId, quantity }))
    .toSorted((a, b) => (a.couponId < b.couponId ? -1 : 1));
}

/** One conditional statement per coupon: the last use goes to one buyer. Returns those without enough uses. */
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
