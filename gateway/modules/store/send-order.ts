import { resolveMessage } from '#domain/messages/resolve-message';
import type { GatewayContext } from '../../context';
import type { OrderAnswer } from '../../vendor/answers/orders';
import { VendorError } from '../../vendor/vendor-error';
import { fromAnswer, type OrderOutcome, PROCESSING } from './order-outcome';

/**
 * Sends an order and reads the answer. No answer is not a failure: the order may have arrived all the same.
 * @param fallback for a refusal without words
 * @param resolve which of the vendor's texts comes first
 */
export async function sendOrder(
  context: GatewayContext,
  send: () => Promise<OrderAnswer>,
  fallback: string,
  resolve = resolveMessage,
): Promise<OrderOutcome> {
  try {
    return fromAnswer(await send(), fallback, resolve);
  } catch (error) {
    // Once the vendor may have read the order, only asking can tell.
    if (!(error instanceof VendorError) || !error.mayHaveArrived) throw error;
    context.log.warn({ call: error.call, code: error.code }, 'an order was sent and not answered');
    return PROCESSING;
  }
}
