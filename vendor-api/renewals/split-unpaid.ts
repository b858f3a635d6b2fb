import { and, eq, gte, sql } from 'drizzle-orm';
import type { CloudCounts } from '#domain/cloud/seat-counts';
import { hasEnded } from '#domain/licenses/paid-until';
import { termCodeOf } from '#domain/terms/stored-term';
import { noneOf } from '../db/any-of';
import type { Database } from '../db/database';
import { seats } from '../db/schema/licenses';
import { updateBundleName } from '../licenses/bundle-name';
import { type GroupRow, NO_PENDING_CHANGE, updateGroup } from '../licenses/group-rows';
import { updateSeats } from '../licenses/update-seats';
import { splitGroup } from './group-period';

interface Unpaid {
  readonly paidIds: readonly string[];
  readonly counts?: CloudCounts | null;
  readonly today: string;
}

/** Moves unpaid seats to a canceled group, where they keep the rest of the current period (0022). */
export async function splitUnpaid(
  tx: Database,
  group: GroupRow,
  { paidIds, counts, today }: Unpaid,
): Promise<void> {
  if (hasEnded(group, today)) return;
  const { startDate, expireDate } = group;
  const lastDay = sql`coalesce(${seats.expireDate}, ${expireDate}::date)`;
  const isUnpaid = and(
    eq(seats.subscriptionId, group.id),
    noneOf(seats.id, paidIds),
    gte(lastDay, sql`${today}::date`),
  );
  const { authors, publishers } = counts ?? { authors: 0, publishers: 0 };
  const unpaid = await tx.select({ id: seats.id }).from(seats).where(isUnpaid).limit(1);
  if (unpaid.length === 0 && authors + publishers === 0) return;
  const subscriptionId = await splitGroup(tx, group, { termCode: termCodeOf(group), startDate, expireDate });
  await updateGroup(tx, subscriptionId, {
    canceled: true,
    cloudAuthorCount: authors,
    canceledAuthorCount: authors,
    rpPublisherCount: publishers,
    canceledPublisherCount: publishers,
  });
  await updateSeats(tx, isUnpaid, { subscriptionId, expireDate: lastDay, ...NO_PENDING_CHANGE });
  for (const id of [subscriptionId, group.id]) await updateBundleName(tx, { id, kind: group.kind }, today);
}
