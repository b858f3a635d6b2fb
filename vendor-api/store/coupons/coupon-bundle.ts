import { toDecimalString } from '#domain/money/cents';
import type { CouponType } from '#domain/store/coupon';
import type { StoredCoupon } from './load-coupons';

/** D-101. */
const TYPE_CODES: Record<CouponType, number> = { PERCENT: 0, FIXED: 1, OTHER: 2 };

/** The coupons, and their ids by product code (D-51). */
export function couponBundle(coupons: readonly StoredCoupon[]) {
  return {
    success: true,
    coupons: coupons.map(couponEntry),
    productMap: productMap(coupons),
    hasRP10Promo: false,
  };
}

function couponEntry(coupon: StoredCoupon) {
  const { id, isRenewal, type, amountHundredths, description, endDate, couponUsed, couponQty } = coupon;
  return {
    id,
    coupon: {
      isRenewal,
      type: TYPE_CODES[type],
      amount: Number(toDecimalString(amountHundredths)),
      description,
      endDate,
    },
    couponDetails: { couponUsed, couponQty },
    remainingUses: coupon.remainingUses,
    qtyUsed: couponUsed,
    productIds: coupon.productIds,
  };
}

function productMap(coupons: readonly StoredCoupon[]): Record<string, string[]> {
  const map: Record<string, string[]> = {};
  for (const { id, productIds } of coupons) {
    for (const productId of productIds) map[productId] = [...(map[productId] ?? []), id];
  }
  return map;
}
