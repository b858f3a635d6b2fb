import type { GatewayContext } from '../../context';
import { loadBook } from './load-book';
import type { SeatModel } from './seat-model';
import type { SubscriptionModel } from './subscription-model';

export interface FoundSeat {
  readonly seat: SeatModel;
  readonly subscription: SubscriptionModel;
}

/** A seat that the customer can see, with its group; null for any other, whether it exists or not. */
export async function findSeat(context: GatewayContext, seatId: string): Promise<FoundSeat | null> {
  const { subscriptions } = await loadBook(context);
  for (const subscription of subscriptions) {
    const seat = subscription.groupSeats.find(seatId);
    if (seat) return { seat, subscription };
  }
  return null;
}
