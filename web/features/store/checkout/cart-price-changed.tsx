import { PriceChangedDialog } from '../../../checkout/price/price-changed-dialog';
import type { PriceAnswer } from '../../../checkout/price/price-question';
import { cartPriceChanges } from '../summary/cart-price-changes';
import type { OrderSummary_CartFragment } from '../summary/order-summary.generated';

/** The price of the cart is no longer the one that was shown. */
export function CartPriceChanged(props: PriceAnswer<OrderSummary_CartFragment>) {
  return (
    <PriceChangedDialog
      {...props}
      changes={cartPriceChanges(props.before, props.after)}
      backLabel="Back to the cart"
    />
  );
}
