import type { PricedCart } from '../store/carts/price-cart';
import type { ComparedCart } from '../store/comparison/compared-cart';
import { termName } from '../terms/term-code';

/** Converts a priced cart for a comparison; the joined group is Group 2. */
export function comparedCart({ term, coTerm, ...rest }: PricedCart): ComparedCart {
  return { ...rest, termName: termName(term), coTerm: coTerm && { ...coTerm, name: 'Group 2' } };
}
