import { type AseCart, aseItems } from '../store/ase-cart';
import { type CloudCart, cloudItems } from '../store/cloud-cart';
import { type PricedCart, type Purchase, priceCart } from '../store/price-cart';
import { type RpCart, rpItems } from '../store/rp-cart';

/** A cart of any tab of the store. */
export type StoreCart =
  | ({ kind: 'rp' } & RpCart)
  | ({ kind: 'ase' } & AseCart)
  | ({ kind: 'cloud' } & CloudCart);

/** A cart with everything its price rests on. */
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
