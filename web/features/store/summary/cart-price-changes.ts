import { cartChanges } from '#domain/store/comparison/cart-changes';
import type { ComparedCart } from '#domain/store/comparison/compared-cart';
import type { PriceChange } from '../../../checkout/price/changes-dialog';
import { cents } from '../../../checkout/price/price';
import type { OrderSummary_CartFragment } from './order-summary.generated';

export function cartPriceChanges(
  before: OrderSummary_CartFragment,
  after: OrderSummary_CartFragment,
): PriceChange[] {
  return cartChanges(comparedCart(before), comparedCart(after)).map((change) => ({
    ...change,
    key: `${change.kind} ${change.what}`,
  }));
}

function comparedCart({ lines, ...rest }: OrderSummary_CartFragment): ComparedCart {
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
