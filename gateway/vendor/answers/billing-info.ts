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
  wireNotRefused,
  wireOr,
  wireText,
  wireTextOrNumber,
} from '../wire';

// Absent without a card, when vendors send null, 0 or an empty text.
const cardNumber = z
  .union([wireInteger, z.literal('')])
  .nullish()
  .transform((value) => value || 0);

// A number has lost its leading zeros.
const lastFour = wireOr(
  z.union([z.string(), z.number().transform((digits) => String(digits).padStart(4, '0'))]),
  '',
);

/** REST-14, BILL-08. Fields that may consist of digits are also accepted as numbers. */
export const billingInfo = z.object({
  company: wireTextOrNumber,
  // Required: an empty billing information would be wrong.
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

/** REST-17. `localTransport` is only sent while payments use the local sandbox (D-26). */
export const billingTokens = z.object({
  braintreeToken: z.string().min(1),
  siteKey: wireText,
  localTransport: z
    .object({
      hosts: z.array(z.string()),
      // Only a path of the portal, since any other address could send card data elsewhere.
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

/** REST-15: sale records (SALES-07) and the renewal setting, with `True` converted (SALES-10). */
export const saleRecords = z.object({
  success: wireNotRefused,
  records: z.array(record),
  renewal: wireList(z.string().nullable()).transform(parseRenewalReceipts),
});
