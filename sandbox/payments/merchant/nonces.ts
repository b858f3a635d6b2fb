import { testNonceCard } from '../cards/test-cards';
import { tokenize } from '../cards/tokenize';
import { type CardFacts, type Change, type FieldError, type NonceRecord, put } from '../store/records';
import { type Answer, notFound, refusal, refused, xmlAnswer } from '../wire/answer';
import { UNKNOWN_BIN_DATA } from '../wire/card-view';
import type { Desk } from './desk';

const NONCE_LIFETIME_MS = 3 * 60 * 60 * 1000;

const CODES = {
  transaction: { unknown: '91565', consumed: '91564' },
  'payment-method': { unknown: '93108', consumed: '93107' },
  customer: { unknown: '91732', consumed: '91731' },
} as const;
export type NonceScope = keyof typeof CODES;

export type TakenNonce =
  | { readonly facts: CardFacts; readonly spent: readonly Change[] }
  | { readonly refused: Answer };

/** Returns a nonce that may be spent, or its refusal. The caller commits `spent` with the purchase. */
export function takeNonce(desk: Desk, id: string, scope: NonceScope): TakenNonce {
  const found = findRecord(desk, id);
  const refuse = (code: string, message: string) => ({
    refused: refused(scope, code, 'payment_method_nonce', message),
  });
  if (!found) return refuse(CODES[scope].unknown, 'Unknown or expired payment_method_nonce.');
  if (found.nonce.consumed)
    return refuse(CODES[scope].consumed, 'Cannot use a payment_method_nonce more than once.');
  if (found.nonce.errors.length > 0) return { refused: cardRefusal(found.nonce.errors) };
  return {
    facts: found.nonce.facts,
    spent: found.isReusable ? [] : [put.nonce({ ...found.nonce, consumed: true })],
  };
}

function findRecord(desk: Desk, id: string): { nonce: NonceRecord; isReusable: boolean } | undefined {
  const now = desk.now();
  const card = testNonceCard(id, now);
  if (card) return { nonce: { ...tokenize(card, desk.secret, now), id }, isReusable: true };
  const nonce = desk.store.nonces.get(id);
  const isStale = nonce !== undefined && now.getTime() - Date.parse(nonce.createdAt) > NONCE_LIFETIME_MS;
  return nonce && !isStale ? { nonce, isReusable: false } : undefined;
}

/** Refuses a card with errors that a tokenization without validation let through. */
export function cardRefusal(found: readonly FieldError[]): Answer {
  const errors = found.map(({ field, code, message }) => ({
    code,
    attribute: field.replace(/([A-Z])/g, '_$1').toLowerCase(),
    message,
  }));
  return refusal('credit-card', errors);
}

export function findNonce(desk: Desk, id: string): Answer {
  const found = findRecord(desk, id);
  if (!found) return notFound;
  const { nonce } = found;
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
