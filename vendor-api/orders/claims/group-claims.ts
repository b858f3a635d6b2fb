import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { groupClaims } from '../../db/schema/changes';
import { orderAttempts } from '../../db/schema/store';
import { holdGroups } from '../../licenses/hold-groups';
import { joinedGroupOf } from '../../store/orders/joined-group-of';
import type { OrderSnapshot } from '../order-snapshot';

/**
 * Takes the groups that an order changes or renews, so that no two orders are at one group. False when another order
 * has one of them. Whoever has just ended with it is waited for. Their rows are held, and that of a group which is
 * joined: rows before claims, and both before coupons, as everybody takes them who needs more than one.
 */
export async function claimGroups(
  tx: Database,
  attemptId: string,
  snapshot: OrderSnapshot,
): Promise<boolean> {
  const ids = groupsOf(snapshot);
  const joinedId = joinedGroupOf(snapshot);
  await holdGroups(tx, joinedId === null ? ids : [...ids, joinedId]);
  if (ids.length === 0) return true;
  const claimed = await tx
    .insert(groupClaims)
    .values(ids.map((subscriptionId) => ({ subscriptionId, attemptId })))
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
export async function isClaimedWhole(tx: Database, id: string): Promise<boolean> {
  const claims = await tx
    .select({ attemptId: groupClaims.attemptId })
    .from(groupClaims)
    .innerJoin(orderAttempts, eq(orderAttempts.attemptId, groupClaims.attemptId))
    .where(and(eq(groupClaims.subscriptionId, id), ne(orderAttempts.kind, 'change')))
    .limit(1);
  return claims.length > 0;
}

/** Gives back what an attempt had taken; taken nothing, gives nothing. */
export async function giveBackGroups(tx: Database, attemptId: string): Promise<void> {
  await tx.delete(groupClaims).where(eq(groupClaims.attemptId, attemptId));
}

// In the order of ids, so that two orders for the same groups wait for each other and never in a circle.
function groupsOf(snapshot: OrderSnapshot): string[] {
  switch (snapshot.kind) {
    case 'change':
      return snapshot.groups.map(({ subscriptionId }) => subscriptionId).toSorted();
    case 'renewal':
    case 'retry':
    case 'poRenewal':
    case 'autoRenew':
    case 'transfer':
      return [snapshot.subscriptionId];
    case 'rp':
    case 'cloud':
      return snapshot.reactivating ? [snapshot.reactivating.subscriptionId] : [];
    case 'ase':
    case 'upgrade':
      return [];
  }
}
