import { quoteChange } from '../../changes/edition-term/quote-change';
import type { Selected } from '../../changes/edition-term/select-units';
import { isStillOffered } from '../../changes/transfer/still-offered';
import type { OrderDeps } from '../../orders/order-deps';
import type { ChangeSnapshot, OrderSnapshot } from '../../orders/order-snapshot';

/**
 * Whether what a price was worked out for is as it was; asked once the groups are taken, so that nothing changes them
 * any more. Of orders that change nothing that is there already, nothing has to hold.
 */
export async function stillHolds(
  deps: Pick<OrderDeps, 'db' | 'settings'>,
  userId: string,
  snapshot: OrderSnapshot,
): Promise<boolean> {
  switch (snapshot.kind) {
    case 'transfer':
      return isStillOffered(deps, userId, snapshot);
    case 'change':
      return isSameChange(deps, userId, snapshot);
    case 'rp':
    case 'ase':
    case 'cloud':
    case 'upgrade':
    case 'renewal':
    case 'retry':
    case 'poRenewal':
    case 'autoRenew':
      return true;
  }
}

async function isSameChange(
  deps: Pick<OrderDeps, 'db' | 'settings'>,
  userId: string,
  snapshot: ChangeSnapshot,
): Promise<boolean> {
  const { buyer, wish, today, basis } = snapshot;
  const quoted = await quoteChange(deps, {
    // Only what he owns is changed, whatever else may name him.
    user: { id: userId, email: buyer.email, emailProven: false },
    wish,
    selected: selectedOf(snapshot),
    today,
  });
  return quoted.ok && quoted.basis === basis;
}

function selectedOf({ isCloud, groups }: ChangeSnapshot): Selected {
  const [group] = groups;
  if (isCloud && group) return { subscriptionId: group.subscriptionId };
  return { seatIds: groups.flatMap(({ units }) => units.flatMap(({ seatId }) => seatId ?? [])) };
}
