import { and, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { UserIdentity } from '../account/refers-to';
import type { Database } from '../db/database';
import { groupNumbers, seats, subscriptions } from '../db/schema/licenses';
import { visibleCloudGroupIds, visibleSeatIds } from './visible-seats';

/** Numbers new groups, oldest first; RP and cloud share one sequence, and no number is reused (D-112). */
export async function numbersOfGroups(
  db: Database,
  user: UserIdentity,
  seen: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const known = await knownNumbers(db, user.id);
  if (seen.every((id) => known.has(id))) return known;
  return db.transaction(async (tx) => {
    // One request per customer at a time, or two could give out the same number.
    await tx.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${`group numbers of ${user.id}`}, 0))`,
    );
    await numberNewGroups(tx, user);
    return knownNumbers(tx, user.id);
  });
}

async function knownNumbers(db: Database, userId: string): Promise<ReadonlyMap<string, number>> {
  const rows = await db.select().from(groupNumbers).where(eq(groupNumbers.userId, userId));
  return new Map(rows.map(({ subscriptionId, number }) => [subscriptionId, number]));
}

async function numberNewGroups(tx: Database, user: UserIdentity): Promise<void> {
  const numbered = tx
    .select({ id: groupNumbers.subscriptionId })
    .from(groupNumbers)
    .where(eq(groupNumbers.userId, user.id));
  const last = tx
    .select({ last: sql`coalesce(max(${groupNumbers.number}), 0)` })
    .from(groupNumbers)
    .where(eq(groupNumbers.userId, user.id));
  const place = sql`row_number() over (order by ${subscriptions.purchaseDate}, ${subscriptions.id})`;
  await tx.insert(groupNumbers).select(
    tx
      .select({
        userId: sql`${user.id}`.as('user_id'),
        subscriptionId: subscriptions.id,
        number: sql`(${last}) + ${place}`.as('number'),
      })
      .from(subscriptions)
      .where(
        and(inArray(subscriptions.id, visibleGroupIds(tx, user)), notInArray(subscriptions.id, numbered)),
      ),
  );
}

/** RP groups with a seat that the customer sees, and cloud groups as listed. */
function visibleGroupIds(db: Database, user: UserIdentity) {
  return db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .innerJoin(seats, eq(seats.subscriptionId, subscriptions.id))
    .where(and(eq(subscriptions.kind, 'rp'), inArray(seats.id, visibleSeatIds(db, user))))
    .union(visibleCloudGroupIds(db, user));
}
