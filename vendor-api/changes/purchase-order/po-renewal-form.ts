import { z } from 'zod';
import { formList } from '../../http/parse-input';
import { formFlag, formText, payFields } from '../../orders/payment/pay-fields';
import { priceFields } from '../../store/carts/cart-form';

/** The body of REST-31 to REST-34. */
export const poRenewalForm = z.object({
  seatIds: formList(formText(64)),
  /** Cloud groups may be sent as `subscriptionId`. */
  subscriptionGroup: formText(64),
  subscriptionId: formText(64),
  /** Empty for annual where it is paid now, else for the group's own term. */
  newTerm: formText(8),
  isAutoRenew: formFlag,
  ...priceFields,
  ...payFields,
});
export type PoRenewalForm = z.infer<typeof poRenewalForm>;
