import { fingerprintOf } from '../orders/fingerprint';
import type { RpOrderForm } from './rp-order-form';

/** The same cart, total and way of paying by the same customer is the same order. */
export function rpFingerprint(userId: string, form: RpOrderForm): string {
  return fingerprintOf(userId, 'rp', {
    term: form.term,
    proQuantity: form.proQuantity,
    teamQuantity: form.teamQuantity,
    entQuantity: form.entQuantity,
    licenseTo: form.licenseTo,
    firstName: form.firstName,
    lastName: form.lastName,
    company: form.company,
    subscriptionGroup: form.subscriptionGroup,
    cotermGroup: form.cotermGroup,
    userTotalPrice: form.userTotalPrice,
    proSubAdj: form.proSubAdj,
    teamSubAdj: form.teamSubAdj,
    entSubAdj: form.entSubAdj,
    appliedCoupons: JSON.stringify(form.appliedCoupons),
    replacePaymentMethod: form.replacePaymentMethod,
    useExistingPaymentMethod: form.useExistingPaymentMethod,
  });
}
