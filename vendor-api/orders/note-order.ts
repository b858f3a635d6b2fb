import { groupBy } from '#domain/group-by';
import type { OrderActivity } from '#domain/licenses/activity/activity-kinds';
import { linesText } from '#domain/text/counts';
import { type Actor, noteActivity } from '../activity/note-activity';
import { anyOf } from '../db/any-of';
import type { Database } from '../db/database';
import { seats } from '../db/schema/licenses';
import type { OrderKindName } from '../db/schema/order-kinds';
import type { Claims, Order, Recorded, TouchedGroup } from './order-kind';

const ACTIVITY_OF: Record<OrderKindName, OrderActivity> = {
  rp: 'bought',
  ase: 'bought',
  cloud: 'bought',
  addUsers: 'bought',
  upgrade: 'upgraded',
  edition: 'editionChanged',
  term: 'termChanged',
  poRenewal: 'renewed',
  autoRenew: 'autoRenewSet',
  retry: 'renewed',
  reactivation: 'reactivated',
  transfer: 'transferred',
  renewal: 'renewed',
};

interface NotedOrder extends Pick<Order, 'snapshot' | 'claims'> {
  readonly ownerId: string;
  readonly by: Actor;
  readonly recorded: Recorded;
}

/** Notes an order in the settling transaction, once per group and owner. */
export async function noteOrder(
  tx: Database,
  now: Date,
  { snapshot, claims, ownerId, by, recorded }: NotedOrder,
): Promise<void> {
  const { formerOwnerId, touched = touchedBySale(claims, recorded) } = recorded;
  const sold = linesText(
    snapshot.lines.map(({ productName, quantity }) => ({ product: productName, quantity })),
  );
  const kind = ACTIVITY_OF[snapshot.kind];
  if (claims.licenses.length > 0) return noteLicenses(tx, now, { kind, by, contents: sold, claims });
  for (const { subscriptionId, seatIds, contents = touched.length > 1 ? '' : sold } of touched)
    for (const owner of formerOwnerId === undefined ? [ownerId] : [formerOwnerId, ownerId])
      await noteActivity(tx, now, by, {
        kind,
        ownerId: owner,
        subscriptionId,
        contents,
        seats: seatIds.map((seatId) => ({ seatId })),
      });
}

interface NotedLicenses extends Pick<NotedOrder, 'by' | 'claims'> {
  readonly kind: OrderActivity;
  readonly contents: string;
}

// Licenses outside of groups are noted for their owners, whichever manager pays (D-107).
async function noteLicenses(tx: Database, now: Date, { claims, contents, ...done }: NotedLicenses) {
  const ids = claims.licenses.map(({ seatId }) => seatId);
  const found = await tx
    .select({ seatId: seats.id, ownerId: seats.ownerId })
    .from(seats)
    .where(anyOf(seats.id, ids));
  const owned = groupBy(found, ({ ownerId }) => ownerId);
  for (const [ownerId, theirs] of owned)
    await noteActivity(tx, now, done.by, {
      kind: done.kind,
      ownerId,
      contents: owned.size > 1 ? '' : contents,
      seats: theirs.map(({ seatId }) => ({ seatId })),
    });
}

// A sale is noted for the group that received it, whichever group was claimed.
function touchedBySale({ groups, joinedGroup, licenses }: Claims, { sale }: Recorded): TouchedGroup[] {
  const sold = [...(sale?.seatIds ?? []), ...licenses.map(({ seatId }) => seatId)];
  const seatIds = [...new Set(sold)];
  const bought = sale?.subscriptionId ?? joinedGroup;
  const ids = bought === null ? [...new Set(groups)] : [bought];
  return (ids.length === 0 ? [null] : ids).map((subscriptionId) => ({ subscriptionId, seatIds }));
}
