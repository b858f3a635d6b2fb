import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../db/database';
import { subscriptions } from '../db/schema/licenses';

export type GroupRow = typeof subscriptions.$inferSelect;

/** Locks in the order of ids, to avoid deadlocks. */
export async function holdGroups(tx: Database, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(inArray(subscriptions.id, [...ids]))
    .orderBy(subscriptions.id)
    .for('update');
}

/** Null for another customer's group and for none. */
export async function holdOwnGroup(tx: Database, ownerId: string, id: string): Promise<GroupRow | null> {
  const [group] = await tx
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.id, id), eq(subscriptions.ownerId, ownerId)))
    .for('update');
  return group ?? null;
}

export async function lockGroup(tx: Database, id: string): Promise<GroupRow> {
  const [group] = await tx.select().from(subscriptions).where(eq(subscriptions.id, id)).for('update');
  if (!group) throw new Error('a subscription that was paid for is gone');
  return group;
}
