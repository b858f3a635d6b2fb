import { message } from '#domain/messages/catalogue';
import type { GatewayContext } from '../../context';
import { VendorError } from '../../vendor/vendor-error';
import { userError } from '../common/user-error';
import type { OrderOutcome } from './order-outcome';

/**
 * The outcome of an order that could not be sent: there is nothing to wait for, and the attempt stays good for another
 * try (ERR-21, D-97). Throws again whatever is no outage.
 * @param text what the customer reads
 */
export function unsentOutcome(
  context: GatewayContext,
  error: unknown,
  text: string = message.orderUnanswered,
): OrderOutcome {
  if (!(error instanceof VendorError) || !isNoAnswer(error)) throw error;
  context.log.warn({ call: error.call, code: error.code }, 'an order could not be sent');
  const userErrors = [userError('NO_ANSWER', text)];
  return { state: 'UNKNOWN', transactionId: null, userErrors };
}

function isNoAnswer({ code }: VendorError): boolean {
  return code === 'VENDOR_UNAVAILABLE' || code === 'VENDOR_TIMEOUT' || code === 'VENDOR_INVALID_RESPONSE';
}
