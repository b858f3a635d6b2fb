import { and, eq, inArray, sql } from 'drizzle-orm';
import { storedTermOf } from '#domain/terms/stored-term';
import type { Database } from '../../db/database';
import { subscriptions } from '../../db/schema/licenses';
import type { GroupRow } from '../../licenses/hold-groups';
import type { OrderDeps } from '../../orders/order-kind';
import { NOTHING_WAITS } from '../../renewals/move-on';
import type { FilledGroup } from '../../store/carts/record-purchase';
import { type EnteredGroup, type Entry, groupContents, joinGroup } from '../../store/groups/enter-group';
import type { Reactivating } from './reactivation-snapshot';
import { dissolveGroup, returnSeats } from './return-seats';

/**
 * Starts a new period of a paid group, or moves its seats into the group that it joins. Seats keep their users,
 * managers and notes (REAC-14). Null when the group has another owner by now.
 */
export async function reactivateGroup(
  deps: Pick<OrderDeps, 'log' | 'settings'>,
  tx: Database,
  { subscriptionId: from, periodEnd, seats }: Reactivating,
  entry: Entry,
): Promise<FilledGroup | null> {
  const { subscriptionId: joinedId, startDate } = entry.snapshot;
  const own = await holdGroups(tx, entry.ownerId, [from, ...(joinedId === null ? [] : [joinedId])]);
  if (!own.has(from)) {
    deps.log.error({ subscriptionId: from }, 'a group left its owner while it was reactivated; it gets anew');
    return null;
  }
  const joining = joinedId === null ? undefined : own.get(joinedId);
  const joined = joining && (await joinGroup(deps, tx, joining, entry));
  if (joinedId !== null && !joined)
    deps.log.error({ subscriptionId: joinedId }, 'a group moved on while another one was to join it');
  const group = joined ?? (await startPeriod(tx, from, entry));
  await returnSeats(tx, { from, to: group.id, startDate, periodEnd, seats });
  if (joined) await dissolveGroup(tx, from, joined.id);
  return { group, seatIds: seats.flatMap(({ seatIds }) => seatIds) };
}

// In the order of ids, to avoid deadlocks.
async function holdGroups(
  tx: Database,
  ownerId: string,
  ids: readonly string[],
): Promise<Map<string, GroupRow>> {
  const held = await tx
    .select()
    .from(subscriptions)
    .where(and(inArray(subscriptions.id, [...ids]), eq(subscriptions.ownerId, ownerId)))
    .orderBy(subscriptions.id)
    .for('update');
  return new Map(held.map((row) => [row.id, row]));
}

// Renews by the card that paid now, and clears a failed payment.
async function startPeriod(
  tx: Database,
  id: string,
  { snapshot, braintreeId }: Entry,
): Promise<EnteredGroup> {
  const { termCode, startDate, expireDate } = snapshot;
  const { domain, instanceId, cloudAuthorCount, rpPublisherCount } = groupContents(snapshot);
  const [started] = await tx
    .update(subscriptions)
    .set({
      ...storedTermOf(termCode),
      ...NOTHING_WAITS,
      startDate,
      expireDate,
      autoRenew: true,
      canceled: false,
      braintreeId,
      firstFailedPaymentAttempt: null,
      firstFailedPaymentDate: null,
      cloudAuthorCount,
      rpPublisherCount,
      canceledAuthorCount: 0,
      canceledPublisherCount: 0,
      domain: sql`coalesce(${subscriptions.domain}, ${domain})`,
      instanceId: sql`coalesce(${subscriptions.instanceId}, ${instanceId})`,
    })
    .where(eq(subscriptions.id, id))
    .returning({ id: subscriptions.id, domain: subscriptions.domain, instanceId: subscriptions.instanceId });
  if (!started) throw new Error('a held subscription is gone');
  return started;
}
