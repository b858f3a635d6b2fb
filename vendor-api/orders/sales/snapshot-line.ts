import { sumCents } from '#domain/money/cents';
import type { PricedLine as DomainLine } from '#domain/store/cart-line';
import type { PricedLine } from '../../billing/priced-line';

export function snapshotLine(line: DomainLine): PricedLine {
  return {
    licenseType: line.licenseType,
    productCode: line.productCode,
    productName: line.product,
    quantity: line.quantity,
    unitCents: line.normalItemPrice,
    adjustmentCents: line.perItemSubscriptionAdj,
    discountCents: sumCents(line.appliedCoupons.map(({ totalDisc }) => totalDisc)),
    amountCents: line.total,
    derivation: line.derivation.map(({ perItem, amount, ...step }) => ({
      ...step,
      eachCents: perItem,
      amountCents: amount,
    })),
    coupons: line.appliedCoupons.map(({ couponId, description, qty, discPerItem, totalDisc }) => ({
      couponId,
      description,
      quantity: qty,
      discountEachCents: discPerItem,
      discountCents: totalDisc,
    })),
  };
}

export function quantityOf(
  lines: readonly { readonly licenseType: number; readonly quantity: number }[],
  ...licenseTypes: readonly number[]
): number {
  return lines
    .filter(({ licenseType }) => licenseTypes.includes(licenseType))
    .reduce((sum, { quantity }) => sum + quantity, 0);
}
