import { z } from 'zod';
import { formList } from '../../http/parse-input';
import { formText, payFields } from '../../orders/payment/pay-fields';
import { cartFields } from '../../store/carts/cart-form';

/**
 * The reactivation of RP seats (REST-29). Values are as sent: whether they make sense is checked afterwards. The
 * contract has no total in it; one that is sent all the same has to be right, like coupons.
 */
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
