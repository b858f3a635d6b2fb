import { toDecimalString } from '#domain/money/cents';
import type { PricedUpgrade } from '#domain/store/upgrade';
import type { PaymentInput } from '../../../resolvers.generated';
import type { FormFields } from '../../../vendor/form';

/** The fields of an order of upgrades (REST-25, PERP-07). */
export function upgradeFields(priced: PricedUpgrade, payment: PaymentInput): FormFields {
  const seatIds = priced.seats.map(({ seatId }) => seatId);
  return {
    seatIdsToUpgrade: seatIds,
    SeatIdsToFutureLic: seatIds.map((id) => `${id},team`),
    Pro8Team9Quantity: priced.proQuantity,
    Team8Team9Quantity: priced.teamQuantity,
    userTotalPrice: toDecimalString(priced.total),
    ...payment,
    nonce: payment.nonce ?? '',
  };
}
