import { z } from 'zod';
import { formList } from '../../http/parse-input';
import { formFlag, formText, payFields } from '../../orders/payment/pay-fields';
import { priceFields } from '../../store/carts/cart-form';

/** The body of REST-31 to REST-34. Values are as sent: whether they make sense is checked afterwards. */
export const poRenewalForm = z.object({
  seatIds: formList(formText(64)),
  /** The group; cloud groups may go by the other name. */
  subscriptionGroup: formText(64),
  subscriptionId: formText(64),
  /** Empty for the term that is usual: annual where it is paid, its own where it renews by itself. */
  newTerm: formText(8),
  isAutoRenew: formFlag,
  ...priceFields,
  ...payFields,
});
export type PoRenewalForm = z.infer<typeof poRenewalForm>;
