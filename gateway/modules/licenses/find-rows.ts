import type { GatewayContext } from '../../context';
import { loadBook } from './license-book';
import type { SeatModel } from './seat-model';
import type { SeatRow } from './seat-row';
import type { SubscriptionModel } from './subscription-model';

export interface FoundRow {
  readonly row: SeatRow;
  readonly subscription: SubscriptionModel;
}

export async function findRows(context: GatewayContext, seatIds: readonly string[]): Promise<FoundRow[]> {
  const { subscriptions } = await loadBook(context);
  const wanted = new Map<string, FoundRow | null>(seatIds.map((id) => [id, null]));
  for (const subscription of subscriptions) {
    for (const row of subscription.groupSeats.rows())
      if (wanted.has(row.seatId)) wanted.set(row.seatId, { row, subscription });
  }
  return [...wanted.values()].filter((found) => found !== null);
}

interface FoundSeat {
  readonly seat: SeatModel;
  readonly subscription: SubscriptionModel;
}

export async function findSeat(context: GatewayContext, seatId: string): Promise<FoundSeat | null> {
  const { subscriptions } = await loadBook(context);
  for (const subscription of subscriptions) {
    const seat = subscription.groupSeats.find(seatId);
    if (seat) return { seat, subscription };
  }
  return null;
}
