import type { ComparedCart } from '#domain/store/compared-cart';
import { cents } from '../../../checkout/price/cents';
import type { OrderSummary_CartFragment } from './order-summary.generated';

/** A cart of the wire as the rules compare it. */
export function comparedCart({ lines, ...rest }: OrderSummary_CartFragment): ComparedCart {
  return {
    ...rest,
    lines: lines.map((line) => ({
      ...line,
      normalItemPrice: cents(line.normalItemPrice),
      perItemSubscriptionAdj: cents(line.perItemSubscriptionAdj),
      appliedCoupons: line.appliedCoupons.map((coupon) => ({
        ...coupon,
        discPerItem: cents(coupon.discPerItem),
        totalDisc: cents(coupon.totalDisc),
      })),
    })),
  };
}
