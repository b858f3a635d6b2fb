import { couponLabel } from '#domain/store/coupons/coupon';
import type { SomeResolvers } from '../../graphql/some-resolvers';
import type { Coupon } from '../../resolvers.generated';
import type { CouponRecord } from '../../vendor/answers/coupon-bundle';

export const couponBundleResolvers = {
  Query: {
    couponBundle: async (_parent, _args, { loads }) => {
      const { coupons, productMap, hasRP10Promo } = await loads.coupons();
      return {
        coupons: coupons.map(toCoupon),
        productMap: productMap.map(({ productCode, couponIds }) => ({
          productCode,
          couponIds: [...couponIds],
        })),
        hasRP10Promo,
      };
    },
  },
} satisfies SomeResolvers;

function toCoupon({ amountHundredths, productIds, ...coupon }: CouponRecord): Coupon {
  return {
    ...coupon,
    amount: amountHundredths / 100,
    label: couponLabel(coupon.description),
    productIds: [...productIds],
  };
}
