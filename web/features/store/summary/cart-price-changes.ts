import { cartChanges } from '#domain/store/cart-changes';
import type { PriceChange } from '../../../checkout/price/changes-dialog';
import { comparedCart } from './cart-cents';
import type { OrderSummary_CartFragment } from './order-summary.generated';

/** What is different about the price of a cart, for the dialogs that say so. */
export function cartPriceChanges(
  before: OrderSummary_CartFragment,
  after: OrderSummary_CartFragment,
): PriceChange[] {
  return cartChanges(comparedCart(before), comparedCart(after)).map((change) => ({
    ...change,
    key: `${change.kind} ${change.what}`,
  }));
}
