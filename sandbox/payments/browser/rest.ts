import type { FieldError, NonceRecord } from '../store/records';
import { type Answer, jsonAnswer } from '../wire/answer';
import { UNKNOWN_BIN_DATA } from '../wire/card-view';
import { restConfiguration } from './configuration';
import type { Counter } from './counter';

const unauthorized = jsonAnswer(401, {
  error: { message: 'Authorization fingerprint is invalid or expired' },
});

export const answerConfiguration = (counter: Counter, fingerprint: string): Answer =>
  counter.isAuthorized(fingerprint) ? jsonAnswer(200, restConfiguration(counter.merchantId)) : unauthorized;

export function answerCreditCards(counter: Counter, fingerprint: string, body: unknown): Answer {
  if (!counter.isAuthorized(fingerprint)) return unauthorized;
  const taken = counter.take(body);
  return 'errors' in taken ? invalidCard(taken.errors) : tokenized(taken.nonce);
}

const invalidCard = (errors: readonly FieldError[]): Answer =>
  jsonAnswer(422, {
    error: { message: 'Credit card is invalid' },
    fieldErrors: [{ field: 'creditCard', fieldErrors: errors }],
  });

const tokenized = ({ id, facts }: NonceRecord): Answer =>
  jsonAnswer(202, {
    creditCards: [
      {
        type: 'CreditCard',
        nonce: id,
        description: `ending in ${facts.last4.slice(-2)}`,
        consumed: false,
        threeDSecureInfo: null,
        details: {
          bin: facts.bin,
          lastTwo: facts.last4.slice(-2),
          lastFour: facts.last4,
          cardType: facts.brand,
          cardholderName: facts.cardholderName,
          expirationMonth: facts.expirationMonth,
          expirationYear: facts.expirationYear,
        },
        binData: UNKNOWN_BIN_DATA,
      },
    ],
  });
