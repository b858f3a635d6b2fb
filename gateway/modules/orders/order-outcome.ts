import { resolveMessage, type ServerTexts } from '#domain/messages/resolve-message';
import { toCardField, toPaymentPath } from '../../models/codes';
import type { OrderState, OrderStatus, UserError } from '../../resolvers.generated';
import type { OrderAnswer, VendorOrderStatus } from '../../vendor/answers/orders';
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
export function fromAnswer(answer: OrderAnswer, fallback: string, resolve = resolveMessage): OrderOutcome {
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
