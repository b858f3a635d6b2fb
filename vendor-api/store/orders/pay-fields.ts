import { z } from 'zod';
import { isSingleLine } from '#domain/text/single-line';
import { formBoolean } from '../../http/parse-input';

/** One line of text; a form may send a number where a text is meant. */
export const formText = (max: number) =>
  z
    .union([z.string(), z.number()], { error: 'must be sent once, as a text' })
    .default('')
    .transform((value) => String(value).trim())
    .pipe(
      z
        .string()
        .max(max, `must not be longer than ${max} characters`)
        .refine(isSingleLine, 'must be one line of text'),
    );

/** Forms send an empty text for what is not set. */
export const formFlag = z.preprocess((value) => (value === '' ? false : value), formBoolean.default(false));

/** What every order form carries on paying (PAYFIELDS). */
export const payFields = {
  replacePaymentMethod: formFlag,
  useExistingPaymentMethod: formFlag,
  recaptchaToken: formText(4_096),
  vat: formText(64),
  address: formText(255),
  cardholderName: formText(175),
  zip: formText(32),
  state: formText(255),
  city: formText(255),
  country: formText(255),
  nonce: formText(512),
  /** Of the card on file that the customer was shown; beyond the contract, and empty where the client does not say. */
  cardVersion: formText(128),
};
