import type { SaleLicenseType } from '../licenses/license-type';
import { type Cents, divideRounded, sumCents, timesQuantity } from '../money/cents';
import type { AppliedCoupon } from './allocate-coupons';
import type { DerivationStep } from './derivation';

/** A priced line (CART-05). */
export interface PricedLine {
  productCode: number;
  licenseType: SaleLicenseType;
  product: string;
  quantity: number;
  /** List price per item. */
  normalItemPrice: Cents;
  /** Per item; positive lowers the price (PRICE-11). */
  perItemSubscriptionAdj: Cents;
  /** For display alone: all discounts divided by the quantity (D-51). */
  perItemCouponDiscount: Cents;
  appliedCoupons: AppliedCoupon[];
  total: Cents;
  /** The steps add up to `total`. */
  derivation: DerivationStep[];
}

type LineAmounts = Pick<
  PricedLine,
  'quantity' | 'normalItemPrice' | 'perItemSubscriptionAdj' | 'appliedCoupons'
>;

/** Price × quantity − adjustment × quantity − discounts (PRICE-06). */
export function lineTotal(line: LineAmounts): Cents {
  const each = line.normalItemPrice - line.perItemSubscriptionAdj;
  return timesQuantity(each, line.quantity) - couponTotal(line.appliedCoupons);
}

export function perItemCouponDiscount(line: LineAmounts): Cents {
  return line.quantity === 0 ? 0 : divideRounded(couponTotal(line.appliedCoupons), line.quantity);
}

function couponTotal(coupons: readonly AppliedCoupon[]): Cents {
  return sumCents(coupons.map((coupon) => coupon.totalDisc));
}
