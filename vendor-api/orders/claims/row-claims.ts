import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { groupClaims, upgradeClaims } from '../../db/schema/claims';
import { seats } from '../../db/schema/licenses';
import { lockGroups } from '../../licenses/group-rows';
import type { Claims } from '../order-kind';

/** False when another order has one of the groups. Locks rows before claims and both before coupons, as everywhere. */
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

/** The caller has locked the groups. */
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

/** False when another order has one of the licences, or it is another product by now. */
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
