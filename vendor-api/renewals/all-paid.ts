import { goesOn } from '#domain/licenses/renews';
import type { Database } from '../db/client';
import { isCounted } from '../licenses/counted-group';
import { quantityOf } from '../orders/lines/quantity-of';
import type { OrderSnapshot, RenewalSnapshot, RetrySnapshot } from '../orders/order-snapshot';
import type { LockedGroup } from './move-on';
import { renewingContent } from './renewing-content';
import { renewingSeats } from './renewing-seats';

/**
 * Whether a renewal or a retry was priced for all that goes on with its group: seats that joined since would get the
 * next period for nothing (CART-22, PRICE-22). Others say themselves what they are for, and leave the rest alone.
 */
export async function isAllPaid(tx: Database, group: LockedGroup, snapshot: OrderSnapshot): Promise<boolean> {
  switch (snapshot.kind) {
    case 'renewal':
      return isCounted(group) ? areCountsPaid(tx, group, snapshot) : areAllKnown(tx, group, snapshot);
    case 'retry':
      // A retry sets the counts that it was paid for.
      return isCounted(group) || areAllKnown(tx, group, snapshot);
    case 'rp':
    case 'ase':
    case 'cloud':
    case 'upgrade':
    case 'change':
    case 'poRenewal':
    case 'autoRenew':
    case 'transfer':
      return true;
  }
}

async function areCountsPaid(tx: Database, group: LockedGroup, { lines }: RenewalSnapshot): Promise<boolean> {
  const { items } = await renewingContent(tx, group);
  return items.every(({ licenseType, quantity }) => quantity <= quantityOf(lines, licenseType));
}

async function areAllKnown(
  tx: Database,
  { id }: LockedGroup,
  snapshot: RenewalSnapshot | RetrySnapshot,
): Promise<boolean> {
  const paid = snapshot.parts.flatMap(({ seats }) => seats.flatMap(({ seatIds }) => seatIds));
  const known = new Set([...paid, ...(snapshot.kind === 'retry' ? snapshot.endingSeatIds : [])]);
  const going = (await renewingSeats(tx, id)).filter(goesOn);
  return going.every(({ seatId }) => known.has(seatId));
}
