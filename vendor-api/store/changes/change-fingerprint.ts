import type { ChangeForm } from '../../changes/edition-term/change-form';
import { fingerprintOf } from '../../orders/attempts/fingerprint';

/** The same seats, change, price and way of paying by the same customer is the same order. */
export function changeFingerprint(userId: string, form: ChangeForm): string {
  return fingerprintOf(userId, 'change', {
    seatIds: JSON.stringify([...new Set(form.seatIds)].toSorted()),
    isCloud: form.isCloud,
    subscriptionId: form.subscriptionId,
    wish: 'newTerm' in form ? `term ${form.newTerm}` : `edition ${form.newEdition}`,
    userTotalPrice: form.userTotalPrice,
    appliedCoupons: JSON.stringify(form.appliedCoupons),
    replacePaymentMethod: form.replacePaymentMethod,
    useExistingPaymentMethod: form.useExistingPaymentMethod,
  });
}
