import type { TermCode } from '../terms/term-code';
import { type CartItem, itemsOf } from './cart-item';

/** Axure RP seats (CART-02). */
export interface RpCart {
  term: TermCode;
  proQuantity: number;
  teamQuantity: number;
  entQuantity: number;
}

/** What an RP cart holds, editions in order of rank. */
export function rpItems({ proQuantity, teamQuantity, entQuantity }: Omit<RpCart, 'term'>): CartItem[] {
  return itemsOf([
    [0, proQuantity],
    [1, teamQuantity],
    [2, entQuantity],
  ]);
}
