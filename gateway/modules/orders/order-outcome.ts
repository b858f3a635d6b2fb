import { resolveMessage, type ServerTexts } from '#domain/messages/resolve-message';
import type { GatewayContext } from '../../context';
import type { GatewayEnv } from '../../env';
import { RECEIVE_MS } from '../../http/receive-in-time';
import { toCardField, toPaymentPath } from '../../models/codes';
import type { OrderState, OrderStatus, UserError } from '../../resolvers.generated';
import type { OrderAnswer, VendorOrderStatus } from '../../vendor/answers/orders';
import { VendorError } from '../../vendor/vendor-error';
import { toUserErrorCode, userError } from '../common/user-error';

export type OrderOutcome = Pick<OrderStatus, 'state' | 'userErrors'> & {
  readonly transactionId: string | null;
};

const STATES: Readonly<Record<VendorOrderStatus['state'], OrderState>> = {
  done: 'DONE',
  processing: 'PROCESSING',
  refused: 'REFUSED',
  unknown: 'UNKNOWN',
};

export const PROCESSING: OrderOutcome = { state: 'PROCESSING', transactionId: null, userErrors: [] };

export function refusedWith(error: UserError): OrderOutcome {
  return { state: 'REFUSED', transactionId: null, userErrors: [error] };
}

/** What the vendor answered to an order; its own words first, then the fallback (ERR-01). */
function fromAnswer(answer: OrderAnswer, fallback: string, resolve = resolveMessage): OrderOutcome {
  if (answer.success) return { state: 'DONE', transactionId: answer.transactionId, userErrors: [] };
  if (answer.processing) return PROCESSING;
  return refusedWith(refusal(answer, fallback, resolve));
}

export function fromStatus(status: VendorOrderStatus, fallback: string): OrderOutcome {
  const userErrors = status.state === 'refused' ? [refusal(status, fallback)] : [];
  const transactionId = status.state === 'done' ? status.transactionId : null;
  return { state: STATES[status.state], transactionId, userErrors };
}

interface Refusal extends ServerTexts {
  readonly code: string | null;
  readonly field: string | null;
}

function refusal(answer: Refusal, fallback: string, resolve = resolveMessage): UserError {
  const code = toUserErrorCode(answer.code);
  // A bank means the card that was typed, and the vendor's own check what was sent with the order.
  const field = code === 'INVALID_INPUT' ? toPaymentPath(answer.field) : toCardField(answer.field);
  return userError(code, resolve(answer, fallback), { field });
}

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

type OrderLimits = Pick<GatewayEnv, 'VENDOR_ORDER_TIMEOUT_MS'>;

/** Time for what has to be read before an order is sent; with the truth about one that got lost, people wait that long. */
const LONGEST_READ_MS = 15_000;

/** An order that was received longer ago than this is not sent any more. */
function sendsWithinMs({ VENDOR_ORDER_TIMEOUT_MS }: OrderLimits): number {
  return Math.min(VENDOR_ORDER_TIMEOUT_MS, LONGEST_READ_MS);
}

/** The longest way from the browser to the vendor's record. Whoever asks sooner may miss an order yet to be charged (D-126). */
export function arrivesWithinSeconds(limits: OrderLimits): number {
  return Math.ceil((RECEIVE_MS + sendsWithinMs(limits) + limits.VENDOR_ORDER_TIMEOUT_MS) / 1_000);
}
