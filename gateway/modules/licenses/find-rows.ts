import type { GatewayContext } from '../../context';
import { loadBook } from './load-book';
import type { SeatRow } from './seat-row';
import type { SubscriptionModel } from './subscription-model';

export interface FoundRow {
  readonly row: SeatRow;
  readonly subscription: SubscriptionModel;
}

/** The seats among these that the customer can see, in the order asked for, each once. */
export async function findRows(context: GatewayContext, seatIds: readonly string[]): Promise<FoundRow[]> {
  const { subscriptions } = await loadBook(context);
  const wanted = new Map<string, FoundRow | null>(seatIds.map((id) => [id, null]));
  for (const subscription of subscriptions) {
    for (const row of subscription.groupSeats.rows())
      if (wanted.has(row.seatId)) wanted.set(row.seatId, { row, subscription });
  }
  return [...wanted.values()].filter((found) => found !== null);
}
