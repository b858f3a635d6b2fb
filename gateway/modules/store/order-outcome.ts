import { message } from '#domain/messages/catalogue';
import { resolveMessage, type ServerTexts } from '#domain/messages/resolve-message';
import type { OrderState, OrderStatus, UserError, UserErrorCode } from '../../resolvers.generated';
import type { OrderAnswer, VendorOrderStatus } from '../../vendor/answers/orders';
import { userError } from '../common/user-error';

/** What became of an order, before it is dressed as a payload. */
export type OrderOutcome = Pick<OrderStatus, 'state' | 'userErrors'> & {
  readonly transactionId: string | null;
};

const KNOWN_CODES: ReadonlySet<string> = new Set<UserErrorCode>([
  'INVALID_INPUT',
  'EMPTY_CART',
  'LICENSEE_REQUIRED',
  'PRICE_CHANGED',
  'INVALID_PAYMENT_METHOD',
  'CARD_DECLINED',
  'CAPTCHA_FAILED',
  'ATTEMPT_REUSED',
  'NOT_FOUND',
  'NOT_ALLOWED',
  'NOT_OWNER',
]);

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

/** What the vendor answered to an order; its own words first, then ERR-20 (ERR-01). */
export function fromAnswer(answer: OrderAnswer, supportHost: string): OrderOutcome {
  if (answer.success) return { state: 'DONE', transactionId: answer.transactionId, userErrors: [] };
  if (answer.processing) return PROCESSING;
  return refusedWith(refusal(answer, supportHost));
}

/** What the vendor knows of an attempt (D-126). */
export function fromStatus(status: VendorOrderStatus, supportHost: string): OrderOutcome {
  const userErrors = status.state === 'refused' ? [refusal(status, supportHost)] : [];
  const transactionId = status.state === 'done' ? status.transactionId : null;
  return { state: STATES[status.state], transactionId, userErrors };
}

function refusal(answer: ServerTexts & { code: string | null }, supportHost: string): UserError {
  return userError(toCode(answer.code), resolveMessage(answer, message.orderFailed(supportHost)));
}

function toCode(code: string | null): UserErrorCode {
  // The set holds nothing but codes of the schema.
  return code !== null && KNOWN_CODES.has(code) ? (code as UserErrorCode) : 'VENDOR_REFUSED';
}
