import { resolveMessage } from '#domain/messages/resolve-message';
import type { GatewayContext } from '../../context';
import type { OrderAnswer } from '../../vendor/answers/orders';
import { VendorError } from '../../vendor/vendor-error';
import { userError } from '../common/user-error';
import { sendsWithinMs } from './on-its-way';
import { fromAnswer, type OrderOutcome, PROCESSING } from './order-outcome';

/** No answer is not a failure: the order may have arrived all the same. Too late a one is not sent. */
export async function sendOrder(
  context: GatewayContext,
  send: () => Promise<OrderAnswer>,
  fallback: string,
  resolve = resolveMessage,
): Promise<OrderOutcome> {
  try {
    refuseLate(context);
    return fromAnswer(await send(), fallback, resolve);
  } catch (error) {
    // Once the vendor may have read the order, only asking can tell.
    if (!(error instanceof VendorError) || !error.mayHaveArrived) throw error;
    context.log.warn({ call: error.call, code: error.code }, 'an order was sent and not answered');
    return PROCESSING;
  }
}

function refuseLate({ receivedAt, settings }: GatewayContext): void {
  if (performance.now() - receivedAt <= sendsWithinMs(settings)) return;
  throw new VendorError('VENDOR_TIMEOUT', { call: 'an order', mayHaveArrived: false });
}

/** Nothing to wait for: the attempt stays good for another try (ERR-21, D-97). Throws again whatever is no outage. */
export function unsentOutcome(context: GatewayContext, error: unknown, text: string): OrderOutcome {
  if (!(error instanceof VendorError) || !isNoAnswer(error)) throw error;
  context.log.warn({ call: error.call, code: error.code }, 'an order could not be sent');
  const userErrors = [userError('NO_ANSWER', text)];
  return { state: 'UNKNOWN', transactionId: null, userErrors };
}

function isNoAnswer({ code }: VendorError): boolean {
  return code === 'VENDOR_UNAVAILABLE' || code === 'VENDOR_TIMEOUT' || code === 'VENDOR_INVALID_RESPONSE';
}
