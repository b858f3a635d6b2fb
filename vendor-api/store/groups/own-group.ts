import { and, eq } from 'drizzle-orm';
import type { SubscriptionFacts } from '#domain/licenses/model';
import type { Database } from '../../db/database';
import { subscriptions } from '../../db/schema/licenses';
import { groupFacts } from '../../licenses/group-facts';
import type { GroupRow } from '../../licenses/hold-groups';

export interface OwnGroupQuestion {
  readonly groupId: string;
  readonly user: { readonly id: string; readonly email: string };
  /** The payment id that marks purchase orders. */
  readonly purchaseOrderId: string;
}

/** Null for another customer's group and for none. */
export async function loadOwnGroup(
  db: Database,
  { groupId, user, purchaseOrderId }: OwnGroupQuestion,
): Promise<{ readonly row: GroupRow; readonly facts: SubscriptionFacts } | null> {
  const [row] = await db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.id, groupId), eq(subscriptions.ownerId, user.id)));
  if (!row) return null;
  const [facts] = await groupFacts(db, [row], purchaseOrderId);
  if (!facts) throw new Error('a group without its facts');
  return { row, facts };
}
