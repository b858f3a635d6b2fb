import { z } from 'zod';
import { type Coupon, couponType } from '#domain/store/coupon';
import { wireFlag, wireId, wireInteger, wireMoney, wireOptionalDate, wireText } from '../wire';

const entry = z.object({
  id: wireId,
  coupon: z.object({
    isRenewal: wireFlag,
    type: z.union([z.string(), z.number()]).nullish(),
    amount: wireMoney,
    description: wireText,
    endDate: wireOptionalDate,
  }),
  remainingUses: wireInteger,
  qtyUsed: wireInteger.default(0),
  productIds: z.array(wireInteger).nullish(),
});

/** Product code to the ids of the coupons that apply to it (D-51). */
const productMap = z.record(z.string(), z.array(wireId)).nullish();

/** A coupon with what is shown of it beside the rules. */
export interface CouponRecord extends Coupon {
  readonly qtyUsed: number;
}

export interface CouponBundle {
  /** In the vendor's order, which is that of use. */
  readonly coupons: readonly CouponRecord[];
  readonly hasRP10Promo: boolean;
}

/** REST-38. */
export const couponBundle = z
  .object({ coupons: z.array(entry), productMap, hasRP10Promo: wireFlag })
  .transform(
    (wire): CouponBundle => ({
      coupons: wire.coupons.map((found) => toCoupon(found, wire.productMap ?? {})),
      hasRP10Promo: wire.hasRP10Promo,
    }),
  );

function toCoupon(found: z.output<typeof entry>, byProduct: Record<string, string[]>): CouponRecord {
  return {
    id: found.id,
    type: couponType(found.coupon.type),
    amountHundredths: found.coupon.amount,
    description: found.coupon.description,
    endDate: found.coupon.endDate,
    isRenewal: found.coupon.isRenewal,
    remainingUses: Math.max(0, found.remainingUses),
    qtyUsed: found.qtyUsed,
    productIds: found.productIds ?? productsOf(found.id, byProduct),
  };
}

function productsOf(couponId: string, byProduct: Record<string, string[]>): number[] {
  return Object.entries(byProduct)
    .filter(([, ids]) => ids.includes(couponId))
    .map(([code]) => Number(code));
}
