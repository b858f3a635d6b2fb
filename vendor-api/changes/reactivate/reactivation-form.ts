import { z } from 'zod';
import { formList } from '../../http/parse-input';
import { fingerprintOf } from '../../orders/attempts/fingerprint';
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

/** The same seats, group, price and way of paying by the same customer is the same order. */
export function reactivationFingerprint(userId: string, form: ReactivationForm): string {
  return fingerprintOf(userId, 'reactivate', {
    seatIds: JSON.stringify(form.seatIds.toSorted()),
    subscriptionGroups: JSON.stringify(form.subscriptionGroups.toSorted()),
    newTerm: form.newTerm,
    cotermGroup: form.cotermGroup,
    userTotalPrice: form.userTotalPrice,
    appliedCoupons: JSON.stringify(form.appliedCoupons),
    replacePaymentMethod: form.replacePaymentMethod,
    useExistingPaymentMethod: form.useExistingPaymentMethod,
  });
}
