import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../db/client';
import { subscriptions } from '../db/schema/licenses';
import type { LockedGroup } from '../renewals/move-on';

/** Holds groups until the transaction ends, in the order of ids, so that nobody waits for another in a circle. */
export async function holdGroups(tx: Database, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(inArray(subscriptions.id, [...ids]))
    .orderBy(subscriptions.id)
    .for('update');
}

/** Holds a group of the customer's own. Another customer's and one that does not exist are told apart by nobody. */
export async function holdOwnGroup(tx: Database, ownerId: string, id: string): Promise<LockedGroup | null> {
  const [group] = await tx
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.id, id), eq(subscriptions.ownerId, ownerId)))
    .for('update');
  return group ?? null;
}
