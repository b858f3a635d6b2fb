import { couponLabel } from '#domain/store/coupons/coupon';
import type { Coupon, QueryResolvers } from '../../resolvers.generated';
import type { CouponRecord } from '../../vendor/answers/coupon-bundle';

export const couponBundle: QueryResolvers['couponBundle'] = async (_parent, _args, { loads }) => {
  const { coupons, productMap, hasRP10Promo } = await loads.coupons();
  return {
    coupons: coupons.map(toCoupon),
    productMap: productMap.map(({ productCode, couponIds }) => ({ productCode, couponIds: [...couponIds] })),
    hasRP10Promo,
  };
};

function toCoupon({ amountHundredths, productIds, ...coupon }: CouponRecord): Coupon {
  return {
    ...coupon,
    amount: amountHundredths / 100,
    label: couponLabel(coupon.description),
    productIds: [...productIds],
  };
}
