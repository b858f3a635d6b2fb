import type { NonceRecord } from '../store/records';
import { type Answer, notFound, refusal, xmlAnswer } from '../wire/answer';
import { UNKNOWN_BIN_DATA } from '../wire/card-view';
import type { Desk } from './desk';

/** Braintree lets a nonce live three hours. */
const NONCE_LIFETIME_MS = 3 * 60 * 60 * 1000;

/** The scopes in which a nonce can be refused, each with its own codes for the same two reasons. */
const CODES = {
  transaction: { unknown: '91565', consumed: '91564' },
  'payment-method': { unknown: '93108', consumed: '93107' },
  customer: { unknown: '91732', consumed: '91731' },
} as const;
export type NonceScope = keyof typeof CODES;

export type TakenNonce = { readonly nonce: NonceRecord } | { readonly refused: Answer };

/** A nonce that may be spent now, or why not. The caller commits it as consumed together with what it is spent on. */
export function takeNonce(desk: Desk, id: string, scope: NonceScope): TakenNonce {
  const nonce = desk.store.nonces.get(id);
  const attribute = 'payment_method_nonce';
  if (!nonce || isStale(nonce, desk.now())) {
    const message = 'Unknown or expired payment_method_nonce.';
    return { refused: refusal(scope, [{ code: CODES[scope].unknown, attribute, message }]) };
  }
  if (nonce.consumed) {
    const message = 'Cannot use a payment_method_nonce more than once.';
    return { refused: refusal(scope, [{ code: CODES[scope].consumed, attribute, message }]) };
  }
  if (nonce.errors.length > 0) return { refused: cardRefusal(nonce) };
  return { nonce: { ...nonce, consumed: true } };
}

/** Errors of the card itself, which a tokenization without validation let through. */
function cardRefusal(nonce: NonceRecord): Answer {
  const errors = nonce.errors.map(({ field, code, message }) => ({
    code,
    attribute: field.replace(/([A-Z])/g, '_$1').toLowerCase(),
    message,
  }));
  return refusal('credit-card', errors);
}

const isStale = (nonce: NonceRecord, now: Date): boolean =>
  now.getTime() - Date.parse(nonce.createdAt) > NONCE_LIFETIME_MS;

export function findNonce(desk: Desk, id: string): Answer {
  const nonce = desk.store.nonces.get(id);
  if (!nonce || isStale(nonce, desk.now())) return notFound;
  const { facts } = nonce;
  return xmlAnswer(200, 'payment-method-nonce', {
    type: 'CreditCard',
    nonce: nonce.id,
    consumed: nonce.consumed,
    default: false,
    description: `ending in ${facts.last4.slice(-2)}`,
    details: {
      bin: facts.bin,
      cardType: facts.brand,
      lastTwo: facts.last4.slice(-2),
      lastFour: facts.last4,
      cardholderName: facts.cardholderName,
      expirationMonth: facts.expirationMonth,
      expirationYear: facts.expirationYear,
    },
    binData: UNKNOWN_BIN_DATA,
    threeDSecureInfo: null,
  });
}
