import { toDecimalString } from '#domain/money/cents';
import type { PricedLine } from '#domain/store/prices/priced-line';
import type { PaymentInput } from '../../resolvers.generated';
import type { FormFields } from '../../vendor/form';

export function paymentFields(payment: PaymentInput): FormFields {
  return { ...payment, nonce: payment.nonce ?? '' };
}

export function sentCoupons({ productCode, appliedCoupons }: PricedLine): object[] {
  return appliedCoupons.map(({ couponId, description, qty, discPerItem, totalDisc }) => ({
    Id: couponId,
    Description: description,
    Qty: qty,
    DiscPerItem: toDecimalString(discPerItem),
    TotalDisc: toDecimalString(totalDisc),
    ProductCode: productCode,
  }));
}
