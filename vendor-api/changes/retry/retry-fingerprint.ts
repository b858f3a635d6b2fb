import { fingerprintOf } from '../../orders/attempts/fingerprint';
import type { RetryForm } from './retry-form';

/** The same group, seats, price and way of paying by the same customer is the same order. */
export function retryFingerprint(userId: string, form: RetryForm): string {
  return fingerprintOf(userId, 'retry', {
    subscriptionId: form.PastDueSubId,
    seatIds: JSON.stringify(form.SeatIds.toSorted()),
    userTotalPrice: form.userTotalPrice,
    replacePaymentMethod: form.replacePaymentMethod,
    useExistingPaymentMethod: form.useExistingPaymentMethod,
  });
}
