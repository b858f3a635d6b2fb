import { z } from 'zod';
import { CARD_LIMITS, type LimitedField, tooLongText } from '#domain/billing/card-limits';
import { isSingleLine } from '#domain/text/single-line';
import { formBoolean } from '../../http/parse-input';

/** One line; forms may send numbers. */
export const formText = (max: number, tooLong = `must not be longer than ${max} characters`) =>
  z
    .union([z.string(), z.number()], { error: 'must be sent once, as a text' })
    .default('')
    .transform((value) => String(value).trim())
    .pipe(z.string().max(max, tooLong).refine(isSingleLine, 'must be one line of text'));

/** Forms send an empty text for false. */
export const formFlag = z.preprocess((value) => (value === '' ? false : value), formBoolean.default(false));

const cardText = (field: LimitedField) => formText(CARD_LIMITS[field], tooLongText(field));

/** PAYFIELDS. */
export const payFields = {
  replacePaymentMethod: formFlag,
  useExistingPaymentMethod: formFlag,
  recaptchaToken: formText(4_096),
  vat: cardText('vat'),
  address: cardText('streetAddress'),
  cardholderName: cardText('cardholderName'),
  zip: cardText('postalCode'),
  state: cardText('region'),
  city: cardText('city'),
  country: formText(255),
  nonce: formText(512),
  /** Of the card that was shown; empty if the client does not say. */
  cardVersion: formText(128),
};
