import { z } from 'zod';
import { CARD_LIMITS, type LimitedField, tooLongText } from '#domain/billing/card-limits';

// PostgreSQL takes no null characters.
const text = (max: number, tooLong?: string) =>
  z
    .string()
    .transform((value) => value.replace(/[\p{Cc}\p{Cs}]+/gu, ' ').trim())
    .pipe(z.string().max(max, tooLong));
const cardText = (field: LimitedField) => text(CARD_LIMITS[field], tooLongText(field));

/** The body of `submitupdate` (REST-18). */
export const cardUpdate = z.object({
  address: cardText('streetAddress'),
  cardholderName: cardText('cardholderName'),
  zip: cardText('postalCode'),
  country: text(255),
  state: cardText('region'),
  vat: cardText('vat'),
  city: cardText('city'),
  creditCardExpireMonth: z.number().int().min(1).max(12),
  creditCardExpireYear: z.number().int().min(2000).max(2200),
  /** Empty changes the details of the card on file. */
  nonce: z.string().max(512),
  /** Whether a card was on file when the form was opened (D-27). */
  isUpdate: z.boolean(),
  recaptchaToken: z.string().max(4_096),
  /** Of the card that the form showed; empty if the client does not say. */
  cardVersion: z.string().max(128).default(''),
});
export type CardUpdate = z.infer<typeof cardUpdate>;
