import type { OrderAnswer } from '../orders/order-answer';

/** For endpoints whose refusals have `message` instead of `errorMessage`. */
export function answeredByMessage({ errorMessage, ...answer }: OrderAnswer): object {
  return { ...answer, message: errorMessage };
}
