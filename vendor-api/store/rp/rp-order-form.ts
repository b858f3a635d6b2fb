import { z } from 'zod';
import { formBoolean, jsonText } from '../../http/parse-input';

/** One line of text; a form may send a number where a text is meant. */
const text = (max: number) =>
  z
    .union([z.string(), z.number()])
    .default('')
    .transform((value) => String(value).trim())
    .pipe(z.string().max(max));

const flag = formBoolean.default(false);
const money = z.union([z.string(), z.number()]).transform(String);

const sentCoupon = z.object({
  Id: z.union([z.string(), z.number()]).transform(String),
  Qty: z.number(),
  DiscPerItem: money,
  TotalDisc: money,
  ProductCode: z.coerce.number(),
});
export type SentCoupon = z.infer<typeof sentCoupon>;

const noText = (value: unknown) => (value === '' || value === undefined ? [] : value);

/** What every order form carries on paying (PAYFIELDS). */
const payFields = {
  replacePaymentMethod: flag,
  useExistingPaymentMethod: flag,
  recaptchaToken: text(4_096),
  vat: text(64),
  address: text(255),
  cardholderName: text(175),
  zip: text(32),
  state: text(255),
  city: text(255),
  country: text(255),
  nonce: text(512),
};

/** The body of `buyRpSubscription` (REST-22). Values are as sent: whether they make sense is checked afterwards. */
export const rpOrderForm = z.object({
  term: text(8),
  proQuantity: text(32),
  teamQuantity: text(32),
  entQuantity: text(32),
  licenseTo: z.preprocess(
    (value) => (typeof value === 'string' ? value.toUpperCase() : value),
    z.enum(['COMPANY', 'INDIVIDUAL', '']).default(''),
  ),
  firstName: text(255),
  lastName: text(255),
  company: text(255),
  subscriptionGroup: text(64),
  cotermGroup: text(64),
  userTotalPrice: text(32),
  proSubAdj: text(32),
  teamSubAdj: text(32),
  entSubAdj: text(32),
  appliedCoupons: z.preprocess(noText, jsonText(z.array(sentCoupon).max(200))),
  ...payFields,
});
export type RpOrderForm = z.infer<typeof rpOrderForm>;
