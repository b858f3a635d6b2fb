import { eq, sql } from 'drizzle-orm';
import { termCodeOf } from '#domain/terms/stored-term';
import type { Database } from '../db/database';
import { seats, subscriptions } from '../db/schema/licenses';
import type { GroupRow } from '../licenses/hold-groups';
import { startGroup } from './move-on';

interface LeftBehind {
  readonly goingIds: readonly string[];
  readonly counts?: { readonly authors: number; readonly publishers: number };
  readonly today: string;
}

/** While the current period runs, seats that were not paid for keep it in a canceled group of their own (0022). */
export async function leaveBehind(
  tx: Database,
  group: GroupRow,
  { goingIds, counts, today }: LeftBehind,
): Promise<void> {
  if (group.expireDate < today) return;
  const stays = sql`subscription_id = ${group.id}::text and id <> all(${sql.param(goingIds)}::text[])
    and coalesce(expire_date, ${group.expireDate}::date) >= ${today}::date`;
  const { authors, publishers } = counts ?? { authors: 0, publishers: 0 };
  const staying = await tx.select({ id: seats.id }).from(seats).where(stays).limit(1);
  if (staying.length === 0 && authors + publishers === 0) return;
  const { startDate, expireDate, braintreeId } = group;
  const period = { termCode: termCodeOf(group), startDate, expireDate, cardToken: braintreeId };
  const old = await startGroup(tx, group, period);
  await tx
    .update(subscriptions)
    .set({
      canceled: true,
      cloudAuthorCount: authors,
      canceledAuthorCount: authors,
      rpPublisherCount: publishers,
      canceledPublisherCount: publishers,
    })
    .where(eq(subscriptions.id, old));
  await tx.execute(
    sql`update ${seats} set
          subscription_id = ${old}::text,
          expire_date = coalesce(expire_date, ${expireDate}::date),
          future_term = null,
          future_multiplier = null,
          future_license_type = null
        where ${stays}`,
  );
}
