import type { ProductKind } from '../licenses/product-kind';
import type { PricedCart } from './price-cart';

/**
 * A canonical text of all that a preview promises: what is bought, every price, adjustment and discount, and until when
 * it lasts. Two previews with equal texts cost the same for the same reasons; anything else is a changed price.
 */
export function previewBasis(kind: ProductKind, userId: string, priced: PricedCart): string {
  return JSON.stringify([
    kind,
    userId,
    priced.term,
    priced.lines.map((line) => [
      line.productCode,
      line.quantity,
      line.normalItemPrice,
      line.perItemSubscriptionAdj,
      line.appliedCoupons.map((coupon) => [coupon.couponId, coupon.qty, coupon.discPerItem]),
    ]),
    priced.total,
    priced.coTerm && [priced.coTerm.subscriptionId, priced.coTerm.elapsedDays, priced.coTerm.totalDays],
    priced.expireDate,
  ]);
}
