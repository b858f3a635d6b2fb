import { asc, inArray } from 'drizzle-orm';
import type { SubscriptionFacts } from '#domain/licenses/model';
import { type Named, offersReadBy } from '../../account/is-meant';
import type { Database } from '../../db/database';
import { subscriptions } from '../../db/schema/licenses';
import { groupFacts } from '../../licenses/group-facts';

/** Locked in the order of ids and as the customer may see them; unknown ones are left out. */
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
