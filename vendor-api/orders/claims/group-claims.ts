import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { groupClaims } from '../../db/schema/claims';
import { holdGroups } from '../../licenses/hold-groups';
import type { Claims } from '../order-kind';

/**
 * Takes the groups that an order changes or renews, so that no two orders are at one group. False when another order
 * has one of them. Whoever has just ended with it is waited for. Their rows are held, and that of a group which is
 * joined: rows before claims, and both before coupons, as everybody takes them who needs more than one.
 */
export async function claimGroups(
  tx: Database,
  attemptId: string,
  { groups, joined, isForAll }: Claims,
): Promise<boolean> {
  await holdGroups(tx, joined === null ? groups : [...groups, joined]);
  if (groups.length === 0) return true;
  // In the order of ids, so that two orders for the same groups wait for each other and never in a circle.
  const ids = groups.toSorted();
  const claimed = await tx
    .insert(groupClaims)
    .values(ids.map((subscriptionId) => ({ subscriptionId, attemptId, isForAll })))
    // What this attempt has already is its own still.
    .onConflictDoUpdate({
      target: groupClaims.subscriptionId,
      set: { attemptId },
      setWhere: eq(groupClaims.attemptId, attemptId),
    })
    .returning({ subscriptionId: groupClaims.subscriptionId });
  return claimed.length === ids.length;
}

/** Whether an order has one of the groups; whoever holds their rows keeps others from taking them meanwhile. */
export async function isClaimed(tx: Database, ids: readonly string[]): Promise<boolean> {
  const claims = await tx
    .select({ attemptId: groupClaims.attemptId })
    .from(groupClaims)
    .where(inArray(groupClaims.subscriptionId, [...ids]))
    .limit(1);
  return claims.length > 0;
}

/**
 * Whether an order is under way that was priced by what the group held, and gives or takes all that it holds. A change
 * leaves alone what it was not paid for.
 */
export async function isClaimedForAll(tx: Database, id: string): Promise<boolean> {
  const claims = await tx
    .select({ attemptId: groupClaims.attemptId })
    .from(groupClaims)
    .where(and(eq(groupClaims.subscriptionId, id), eq(groupClaims.isForAll, true)))
    .limit(1);
  return claims.length > 0;
}

/** Gives back what an attempt had taken; taken nothing, gives nothing. */
export async function giveBackGroups(tx: Database, attemptId: string): Promise<void> {
  await tx.delete(groupClaims).where(eq(groupClaims.attemptId, attemptId));
}
