import type { ActivityKind } from '#domain/licenses/activity/activity-kinds';
import { type Actor, noteActivity } from '../activity/note-activity';
import type { Database } from '../db/database';
import type { OrderKindName } from '../db/schema/order-kinds';
import type { Order, Recorded } from './order-kind';

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
  const { sale, formerOwnerId } = recorded;
  const bought = sale?.subscriptionId ?? claims.joinedGroup;
  const groups = new Set([...claims.groups, ...(bought === null ? [] : [bought])]);
  const seatIds = [...(sale?.seatIds ?? []), ...claims.licenses.map(({ seatId }) => seatId)];
  const contents = snapshot.lines
    .map(({ productName, quantity }) => `${quantity.toLocaleString('en-US')} × ${productName}`)
    .join(', ');
  for (const subscriptionId of groups.size === 0 ? [null] : groups)
    for (const owner of formerOwnerId === undefined ? [ownerId] : [formerOwnerId, ownerId])
      await noteActivity(tx, now, by, {
        kind: ACTIVITY_OF[snapshot.kind],
        ownerId: owner,
        subscriptionId,
        contents: groups.size > 1 ? '' : contents,
        seats: [...new Set(seatIds)].map((seatId) => ({ seatId })),
      });
}
