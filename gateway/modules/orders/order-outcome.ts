import { message } from '#domain/messages/catalogue';
import { resolveMessage, type ServerTexts } from '#domain/messages/resolve-message';
import type { GatewayContext } from '../../context';
import type { GatewayEnv } from '../../env';
import { RECEIVE_MS } from '../../http/receive-timeout';
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

/** Of an order that the vendor cannot be asked about: it may have been carried out. */
export const UNTRACED: OrderOutcome = {
  state: 'UNKNOWN',
  transactionId: null,
  userErrors: [userError('NO_ANSWER', message.orderUntraced)],
};

export function refusedWith(error: UserError): OrderOutcome {
  return { state: 'REFUSED', transactionId: null, userErrors: [error] };
}

/** Converts the vendor's answer to an order; its own message first, then the fallback (ERR-01). */
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
  // INVALID_INPUT names a field of the order; other codes name a field of the card.
  const field = code === 'INVALID_INPUT' ? toPaymentPath(answer.field) : toCardField(answer.field);
  return userError(code, resolve(answer, fallback), { field });
}

/** Sends an order. Without an answer it counts as processing, since it may have arrived; a late one is not sent. */
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
    // Once the vendor may have the order, only its status can tell.
    if (!(error instanceof VendorError) || !error.mayHaveArrived) throw error;
    context.log.warn({ call: error.call, code: error.code }, 'an order was sent and not answered');
    return PROCESSING;
  }
}

function refuseLate({ receivedAt, settings }: GatewayContext): void {
  if (performance.now() - receivedAt <= sendsWithinMs(settings)) return;
  throw new VendorError('VENDOR_TIMEOUT', { call: 'an order', mayHaveArrived: false });
}

/** Outcome of an unsent order, whose attempt can be used again (ERR-21, D-97); rethrows other errors than outages. */
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

/** Time for the reads before an order is sent; customers with a lost order wait this long for its status. */
const LONGEST_READ_MS = 15_000;

/** Maximum age of a received order that is still sent. */
function sendsWithinMs({ VENDOR_ORDER_TIMEOUT_MS }: OrderLimits): number {
  return Math.min(VENDOR_ORDER_TIMEOUT_MS, LONGEST_READ_MS);
}

/** Longest time from the browser to the vendor's record; a status before it may miss the order (D-126). */
export function arrivesWithinSeconds(limits: OrderLimits): number {
  return Math.ceil((RECEIVE_MS + sendsWithinMs(limits) + limits.VENDOR_ORDER_TIMEOUT_MS) / 1_000);
}
