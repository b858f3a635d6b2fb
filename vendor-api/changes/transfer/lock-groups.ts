import { asc, inArray } from 'drizzle-orm';
import type { SubscriptionFacts } from '#domain/licenses/model';
import type { Database } from '../../db/client';
import { groupClaims } from '../../db/schema/changes';
import { subscriptions } from '../../db/schema/licenses';
import { groupFacts } from '../../licenses/group-facts';
import { type Named, offersReadBy } from '../../licenses/is-meant';

/**
 * Groups as the rules want them and as the customer may read them, held until the transaction ends, in the order of
 * their ids; those that are not there are left out.
 */
export async function lockGroups(
  tx: Database,
  user: Named,
  ids: readonly string[],
  purchaseOrderId: string,
): Promise<SubscriptionFacts[]> {
  const rows = await tx
    .select()
    .from(subscriptions)
    .where(inArray(subscriptions.id, [...ids]))
    .orderBy(asc(subscriptions.id))
    .for('update');
  const read = rows.map((row) => offersReadBy(user, row));
  return groupFacts(tx, read, purchaseOrderId);
}

/** Whether an order that changes, renews or hands over one of the groups is under way. */
export async function isTaken(tx: Database, ids: readonly string[]): Promise<boolean> {
  const claims = await tx
    .select({ attemptId: groupClaims.attemptId })
    .from(groupClaims)
    .where(inArray(groupClaims.subscriptionId, [...ids]))
    .limit(1);
  return claims.length > 0;
}
