import type { Router } from 'express';
import { toDecimalString } from '#domain/money/cents';
import { COUPON_TYPES } from '#domain/store/coupons/coupon';
import { customerRouter, NO_INPUT } from '../../account/signed-in';
import type { VendorDeps } from '../../deps';
import { loadCoupons, type StoredCoupon } from './load-coupons';

/** The customer's coupons (REST-38). */
export function couponRouter(deps: VendorDeps): Router {
  const { router, get } = customerRouter(deps);
  get('/user/loadUserCoupons', NO_INPUT, async (user) => couponBundle(await loadCoupons(deps.db, user.id)));
  return router;
}

function couponBundle(coupons: readonly StoredCoupon[]) {
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
      type: COUPON_TYPES.indexOf(type),
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
