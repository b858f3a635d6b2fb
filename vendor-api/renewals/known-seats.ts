import { goesOn } from '#domain/licenses/renews';
import type { Database } from '../db/database';
import { renewingSeats } from '../licenses/renewing-seats';

/** Whether the price of a period was for all that goes on: seats that joined since would get it for nothing (CART-22, PRICE-22). */
export async function areAllKnown(tx: Database, groupId: string, known: readonly string[]): Promise<boolean> {
  const ids = new Set(known);
  const going = (await renewingSeats(tx, groupId)).filter(goesOn);
  return going.every(({ seatId }) => ids.has(seatId));
}
