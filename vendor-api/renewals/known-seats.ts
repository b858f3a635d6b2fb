import { goesOn } from '#domain/licenses/renews';
import type { Database } from '../db/database';
import { renewingSeats } from '../licenses/renewing-seats';

/** Seats that were added since would renew for nothing (CART-22, PRICE-22). */
export async function areAllKnown(tx: Database, groupId: string, known: readonly string[]): Promise<boolean> {
  const ids = new Set(known);
  const going = (await renewingSeats(tx, groupId)).filter(goesOn);
  return going.every(({ seatId }) => ids.has(seatId));
}
