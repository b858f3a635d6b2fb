import type { UpgradeForm } from '../../changes/upgrade/upgrade-form';
import { fingerprintOf } from '../../orders/attempts/fingerprint';

/** The same licences, price and way of paying by the same customer is the same order. */
export function upgradeFingerprint(userId: string, form: UpgradeForm): string {
  return fingerprintOf(userId, 'upgrade', {
    seatIds: JSON.stringify(form.seatIdsToUpgrade.toSorted()),
    targets: JSON.stringify(form.SeatIdsToFutureLic.toSorted()),
    proQuantity: form.Pro8Team9Quantity,
    teamQuantity: form.Team8Team9Quantity,
    userTotalPrice: form.userTotalPrice,
    replacePaymentMethod: form.replacePaymentMethod,
    useExistingPaymentMethod: form.useExistingPaymentMethod,
  });
}
