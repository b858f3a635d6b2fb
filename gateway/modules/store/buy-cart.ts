import type { GatewayContext } from '../../context';
import type { CartKind, CartOrder } from './carts/cart-kind';
import { checkOrderInput } from './order-input';
import { refusedWith } from './order-outcome';
import type { OrderResult } from './order-result';
import { placeOrder } from './place-order';
import { toCartModel } from './to-cart';
import { unsentOutcome } from './unsent-outcome';

/** Buys a cart of any kind; what comes before the licensee and needs nobody to be asked is refused first (CART-12). */
export async function buyCart<Cart>(
  context: GatewayContext,
  kind: CartKind<Cart>,
  order: CartOrder<Cart>,
): Promise<OrderResult> {
  const { attemptId, licensee } = order;
  const error = kind.check(order.cart) ?? checkOrderInput({ attemptId, licensee });
  const { outcome, changed } = error
    ? { outcome: refusedWith(error), changed: null }
    : await placeOrder(context, kind, order).catch((cause: unknown) => ({
        outcome: unsentOutcome(context, cause),
        changed: null,
      }));
  return { ...outcome, success: outcome.state === 'DONE', preview: changed && toCartModel(changed) };
}
