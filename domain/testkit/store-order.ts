import {
  type AseCart,
  aseItems,
  type CloudCart,
  cloudItems,
  type RpCart,
  rpItems,
} from '../store/carts/cart-items';
import { type PricedCart, type Purchase, priceCart } from '../store/carts/price-cart';

export type StoreCart =
  | ({ kind: 'rp' } & RpCart)
  | ({ kind: 'ase' } & AseCart)
  | ({ kind: 'cloud' } & CloudCart);

export interface StoreOrder extends Omit<Purchase, 'items' | 'term'> {
  cart: StoreCart;
}

export function priceStoreOrder({ cart, ...rest }: StoreOrder): PricedCart {
  return priceCart({ items: itemsOf(cart), term: cart.term, ...rest });
}

function itemsOf(cart: StoreCart) {
  switch (cart.kind) {
    case 'rp':
      return rpItems(cart);
    case 'ase':
      return aseItems(cart);
    case 'cloud':
      return cloudItems(cart);
  }
}
