import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { newId } from '../../runtime/ids';
import type { NonceRecord } from '../store/records';
import { cvvResponse, postalResponse } from './avs-cvv';
import { brandOf } from './brands';
import { cardErrors } from './card-errors';
import { type CardInput, testCardOutcome } from './test-cards';

const text = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) => (value === undefined || value === null ? '' : String(value).trim()));

/** A card as sent by the browser library; `options` may be inside or beside the card. */
export const tokenizeRequest = z.object({
  creditCard: z.object({
    number: text,
    expirationMonth: text,
    expirationYear: text,
    expirationDate: text,
    cvv: text,
    cardholderName: text,
    billingAddress: z.object({ postalCode: text }).nullish(),
    options: z.object({ validate: z.boolean().nullish() }).nullish(),
  }),
  options: z.object({ validate: z.boolean().nullish() }).nullish(),
});

/** Braintree validates by default. */
export const wantsValidation = (request: z.infer<typeof tokenizeRequest>): boolean =>
  (request.creditCard.options?.validate ?? request.options?.validate ?? true) === true;

export function readCard({ creditCard: card }: z.infer<typeof tokenizeRequest>): CardInput {
  const [month = '', year = ''] = card.expirationDate.split('/');
  return {
    number: card.number.replace(/[\s-]/g, ''),
    expirationMonth: (card.expirationMonth || month).padStart(2, '0'),
    expirationYear: fullYear(card.expirationYear || year),
    cvv: card.cvv,
    cardholderName: card.cardholderName || null,
    postalCode: card.billingAddress?.postalCode || null,
  };
}

export const fullYear = (year: string): string => (year.length === 2 ? `20${year}` : year);

/** Drops number and CVV: the record keeps the first six and last four digits, the brand and an HMAC. */
export function tokenize(card: CardInput, secret: Buffer, now: Date): NonceRecord {
  const outcome = testCardOutcome(card.number);
  return {
    id: `tokencc_local_${newId(6)}_${newId(6)}_${newId(6)}`,
    consumed: false,
    createdAt: now.toISOString(),
    errors: cardErrors(card),
    facts: {
      bin: card.number.slice(0, 6),
      last4: card.number.slice(-4),
      brand: brandOf(card.number).name,
      cardholderName: card.cardholderName,
      expirationMonth: card.expirationMonth,
      expirationYear: card.expirationYear,
      postalCode: card.postalCode,
      fingerprint: outcome ? createHmac('sha256', secret).update(card.number).digest('hex').slice(0, 32) : '',
      outcome: outcome ?? 'declined',
      cvvResponse: cvvResponse(card.cvv),
      postalResponse: postalResponse(card.postalCode),
    },
  };
}
