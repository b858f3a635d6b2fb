import { goesOn } from '#domain/licenses/renews';
import type { Database } from '../db/client';
import { isCounted } from '../licenses/counted-group';
import { quantityOf } from '../store/orders/quantity-of';
import type { OrderSnapshot, RenewalSnapshot, RetrySnapshot } from '../store/orders/snapshot';
import type { LockedGroup } from './move-on';
import { renewingContent } from './renewing-content';
import { renewingSeats } from './renewing-seats';

/**
 * Whether a renewal or a retry was priced for all that goes on with its group: seats that joined since would get the
 * next period for nothing (CART-22, PRICE-22). Others say themselves what they are for, and leave the rest alone.
 */
export async function isAllPaid(tx: Database, group: LockedGroup, snapshot: OrderSnapshot): Promise<boolean> {
  if (snapshot.kind !== 'renewal' && snapshot.kind !== 'retry') return true;
  if (!isCounted(group)) return areAllKnown(tx, group, snapshot);
  // A retry sets the counts that it was paid for.
  if (snapshot.kind === 'retry') return true;
  const { items } = await renewingContent(tx, group);
  return items.every(({ licenseType, quantity }) => quantity <= quantityOf(snapshot.lines, licenseType));
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
