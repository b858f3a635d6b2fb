import { type RpCart, rpItems } from '../store/carts/cart-items';
import { type PricedCart, type Purchase, priceCart } from '../store/carts/price-cart';

export interface RpOrder extends Omit<Purchase, 'items' | 'term'> {
  cart: RpCart;
}

export function priceRpOrder({ cart, ...rest }: RpOrder): PricedCart {
  return priceCart({ items: rpItems(cart), term: cart.term, ...rest });
}
