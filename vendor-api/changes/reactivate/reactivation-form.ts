import { z } from 'zod';
import { formList } from '../../http/parse-input';
import { formText, payFields } from '../../orders/payment/pay-fields';
import { cartFields } from '../../store/carts/cart-form';

/** REST-29. The contract has no total; one that is sent has to be right, like coupons. */
export const reactivationForm = z.object({
  seatIds: formList(formText(64)),
  subscriptionGroups: formList(formText(64)),
  newTerm: formText(8),
  cotermGroup: formText(64),
  userTotalPrice: formText(32),
  appliedCoupons: cartFields.appliedCoupons,
  ...payFields,
});
export type ReactivationForm = z.infer<typeof reactivationForm>;
