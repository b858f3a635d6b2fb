import { z } from 'zod';
import { wireCertainFlag, wireInteger, wireText } from '../wire';

// Absent without a card; vendors send null, 0 or an empty text then.
const cardNumber = z
  .union([wireInteger, z.literal('')])
  .nullish()
  .transform((value) => value || 0);

/** REST-14, BILL-08. */
export const billingInfo = z.object({
  company: wireText,
  // Without it the answer is no billing information, and an empty one would be a lie.
  hasExistingPaymentMethod: wireCertainFlag,
  lastFour: wireText,
  cardType: wireText,
  cardholderName: wireText,
  streetAddress: wireText,
  locality: wireText,
  region: wireText,
  postalCode: wireText,
  country: wireText,
  vat: wireText,
  expirationMonth: cardNumber,
  expirationYear: cardNumber,
});
export type BillingInfoAnswer = z.output<typeof billingInfo>;
