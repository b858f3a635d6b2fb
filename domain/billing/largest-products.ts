import { type Cents, sumCents } from '../money/cents';

export interface ProductAmounts {
  readonly name: string;
  readonly total: Cents;
  /** January to December. */
  readonly months: readonly Cents[];
}

export interface LargestProducts {
  readonly largest: readonly ProductAmounts[];
  /** What is left, added up; null when nothing is. */
  readonly other: Omit<ProductAmounts, 'name'> | null;
}

/**
 * At most so many parts, the one most was paid for first; with more products than that the last part is the sum of the
 * rest. The parts add up to what the products do, month by month.
 */
export function largestProducts(products: readonly ProductAmounts[], most: number): LargestProducts {
  const ranked = products.toSorted((a, b) => b.total - a.total);
  if (ranked.length <= most) return { largest: ranked, other: null };
  const rest = ranked.slice(most - 1);
  return { largest: ranked.slice(0, most - 1), other: addUp(rest) };
}

function addUp(products: readonly ProductAmounts[]): Omit<ProductAmounts, 'name'> {
  const months = products[0]?.months ?? [];
  return {
    total: sumCents(products.map(({ total }) => total)),
    months: months.map((_, month) => sumCents(products.map((product) => product.months[month] ?? 0))),
  };
}
