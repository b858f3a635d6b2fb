import type { ActivityKind } from '#domain/licenses/activity/activity-kinds';
import { linesText } from '#domain/text/counts';
import { type Actor, noteActivity } from '../activity/note-activity';
import type { Database } from '../db/database';
import type { OrderKindName } from '../db/schema/order-kinds';
import type { Claims, Order, Recorded, TouchedGroup } from './order-kind';

const ACTIVITY_OF: Record<OrderKindName, ActivityKind> = {
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

/** What was ordered, in the settling transaction. A note for each group of the order, and each owner of it. */
export async function noteOrder(
  tx: Database,
  now: Date,
  { snapshot, claims, ownerId, by, recorded }: NotedOrder,
): Promise<void> {
  const { formerOwnerId, touched = touchedBySale(claims, recorded) } = recorded;
  const contents = linesText(
    snapshot.lines.map(({ productName, quantity }) => ({ product: productName, quantity })),
  );
  for (const { subscriptionId, seatIds } of touched)
    for (const owner of formerOwnerId === undefined ? [ownerId] : [formerOwnerId, ownerId])
      await noteActivity(tx, now, by, {
        kind: ACTIVITY_OF[snapshot.kind],
        ownerId: owner,
        subscriptionId,
        contents: touched.length > 1 ? '' : contents,
        seats: seatIds.map((seatId) => ({ seatId })),
      });
}

// What was sold is where it came to be, whichever group was claimed for it.
function touchedBySale({ groups, joinedGroup, licenses }: Claims, { sale }: Recorded): TouchedGroup[] {
  const sold = [...(sale?.seatIds ?? []), ...licenses.map(({ seatId }) => seatId)];
  const seatIds = [...new Set(sold)];
  const bought = sale?.subscriptionId ?? joinedGroup;
  const ids = bought === null ? [...new Set(groups)] : [bought];
  return (ids.length === 0 ? [null] : ids).map((subscriptionId) => ({ subscriptionId, seatIds }));
}
