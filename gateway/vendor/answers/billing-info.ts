import { z } from 'zod';
import { parseRenewalReceipts } from '#domain/renewals/renewal-receipts';
import { parseSaleTerm } from '#domain/terms/sale-term';
import {
  wireCertainFlag,
  wireDate,
  wireId,
  wireInteger,
  wireList,
  wireMoney,
  wireOr,
  wireText,
  wireTextOrNumber,
} from '../wire';

// Absent without a card; vendors send null, 0 or an empty text then.
const cardNumber = z
  .union([wireInteger, z.literal('')])
  .nullish()
  .transform((value) => value || 0);

// As a number it has lost its leading zeros.
const lastFour = wireOr(
  z.union([z.string(), z.number().transform((digits) => String(digits).padStart(4, '0'))]),
  '',
);

/** REST-14, BILL-08. Whatever may be made of digits alone is taken as a number, too. */
export const billingInfo = z.object({
  company: wireTextOrNumber,
  // Without it the answer is no billing information, and an empty one would be a lie.
  hasExistingPaymentMethod: wireCertainFlag,
  lastFour,
  cardType: wireText,
  cardholderName: wireText,
  streetAddress: wireTextOrNumber,
  locality: wireText,
  region: wireTextOrNumber,
  postalCode: wireTextOrNumber,
  country: wireText,
  vat: wireTextOrNumber,
  expirationMonth: cardNumber,
  expirationYear: cardNumber,
  cardVersion: wireText,
});
export type BillingInfoAnswer = z.output<typeof billingInfo>;

/** REST-17. `localTransport` is there only while payments run against the local sandbox (D-26). */
export const billingTokens = z.object({
  braintreeToken: z.string().min(1),
  siteKey: wireText,
  localTransport: z
    .object({
      hosts: z.array(z.string()),
      // A path of the portal's own: anything else could send card data elsewhere.
      base: z.string().regex(/^\/[\w-]+$/),
    })
    .nullish(),
});

const record = z.object({
  saleId: wireId,
  purchaseId: wireId,
  productName: wireText,
  term: z.union([z.string(), z.number()]).nullish().transform(parseSaleTerm),
  purchasedDate: wireDate,
  amount: wireMoney,
  quantity: wireInteger,
});

/** REST-15: sale records (SALES-07) and the renewal setting, whose `True` ends here (SALES-10). */
export const saleRecords = z.object({
  records: z.array(record),
  renewal: wireList(z.string().nullable()).transform(parseRenewalReceipts),
});
