import type { OrderAnswer } from '../orders/order-answer';

/** The answer of endpoints that call the text of a refusal its message. */
export function answeredByMessage({ errorMessage, ...answer }: OrderAnswer): object {
  return { ...answer, message: errorMessage };
}
