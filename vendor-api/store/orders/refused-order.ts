import type { Refusal } from '../../orders/order-answer';
import type { OrderCheck } from '../../orders/place-order';

export type RefusedOrder = Extract<OrderCheck, { ok: false }>;

/** What checking an order came to when something does not hold. */
export function refusedOrder(refusal: Refusal, isFinal = true): RefusedOrder {
  return { ok: false, refusal, isFinal };
}
