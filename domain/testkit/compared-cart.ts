import type { PricedCart } from '../store/carts/price-cart';
import type { ComparedCart } from '../store/comparison/compared-cart';
import { termName } from '../terms/term-code';

/** A priced cart as it is compared; the group joined is Group 2. */
export function comparedCart({ term, coTerm, ...rest }: PricedCart): ComparedCart {
  return { ...rest, termName: termName(term), coTerm: coTerm && { ...coTerm, name: 'Group 2' } };
}
