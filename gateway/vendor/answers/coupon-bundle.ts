import { z } from 'zod';
import { type Coupon, couponType } from '#domain/store/coupons/coupon';
import {
  wireFlag,
  wireId,
  wireInteger,
  wireMoney,
  wireNotRefused,
  wireOptionalDate,
  wireText,
} from '../wire';

const entry = z.object({
  id: wireId,
  coupon: z.object({
    isRenewal: wireFlag,
    type: z.union([z.string(), z.number()]).nullish(),
    amount: wireMoney,
    description: wireText,
    endDate: wireOptionalDate,
  }),
  couponDetails: z.object({ couponUsed: wireInteger.nullish(), couponQty: wireInteger.nullish() }).nullish(),
  remainingUses: wireInteger,
  qtyUsed: wireInteger.default(0),
  productIds: z.array(wireInteger).nullish(),
});

/** Product codes with the ids of their coupons (D-51), for coupons that name no products. */
const productMap = z
  .record(z.string(), z.array(wireId))
  .nullish()
  .transform((byProduct): ProductCoupons[] =>
    Object.entries(byProduct ?? {})
      .map(([code, couponIds]) => ({ productCode: Number(code), couponIds }))
      .filter(({ productCode }) => Number.isSafeInteger(productCode)),
  );

export interface CouponRecord extends Coupon {
  readonly qtyUsed: number;
  /** Total and past uses; derived from the other numbers if the vendor omits them. */
  readonly couponQty: number;
  readonly couponUsed: number;
}

export interface ProductCoupons {
  readonly productCode: number;
  readonly couponIds: readonly string[];
}

export interface CouponBundle {
  /** In the vendor's order, in which they are used. */
  readonly coupons: readonly CouponRecord[];
  readonly productMap: readonly ProductCoupons[];
  readonly hasRP10Promo: boolean;
}

/** REST-38. */
export const couponBundle = z
  .object({ success: wireNotRefused, coupons: z.array(entry), productMap, hasRP10Promo: wireFlag })
  .transform(
    (wire): CouponBundle => ({
      coupons: wire.coupons.map((found) => toCoupon(found, wire.productMap)),
      productMap: wire.productMap,
      hasRP10Promo: wire.hasRP10Promo,
    }),
  );

function toCoupon(found: z.output<typeof entry>, byProduct: readonly ProductCoupons[]): CouponRecord {
  const remainingUses = Math.max(0, found.remainingUses);
  const couponUsed = found.couponDetails?.couponUsed ?? found.qtyUsed;
  return {
    id: found.id,
    type: couponType(found.coupon.type),
    amountHundredths: found.coupon.amount,
    description: found.coupon.description,
    endDate: found.coupon.endDate,
    isRenewal: found.coupon.isRenewal,
    remainingUses,
    qtyUsed: found.qtyUsed,
    couponQty: found.couponDetails?.couponQty ?? couponUsed + remainingUses,
    couponUsed,
    productIds: found.productIds?.length ? found.productIds : productsOf(found.id, byProduct),
  };
}

function productsOf(couponId: string, byProduct: readonly ProductCoupons[]): number[] {
  return byProduct
    .filter(({ couponIds }) => couponIds.includes(couponId))
    .map(({ productCode }) => productCode);
}
