import { largestProducts, type ProductAmounts } from '#domain/billing/largest-products';
import { type Cents, parseMoney } from '#domain/money/cents';
import type { SpendingChart_YearFragment } from './spending-chart.generated';

export const MOST_PARTS = 5;

/** A product of the chart, or all the smaller ones together. */
export interface SpendingPart extends ProductAmounts {
  /** Which of the chart's colours is its own; null for the smaller products together. */
  readonly slot: number | null;
}

/** The parts of a year, the largest first; a product has the same colour in every year where it can. */
export function partsOf(
  shown: SpendingChart_YearFragment,
  years: readonly SpendingChart_YearFragment[],
): SpendingPart[] {
  const { largest, other } = largestProducts(shown.products.map(toAmounts), MOST_PARTS);
  const known = years.flatMap(({ products }) => products.map(({ name }) => name));
  const slots = colourSlots(
    largest.map(({ name }) => name),
    known,
    MOST_PARTS,
  );
  const parts = largest.map(
    (product): SpendingPart => ({ ...product, slot: slots.get(product.name) ?? null }),
  );
  return other ? [...parts, { ...other, name: 'Other', slot: null }] : parts;
}

export function centsOf(amount: string): Cents {
  return parseMoney(amount) ?? 0;
}

function toAmounts({ name, total, months }: SpendingChart_YearFragment['products'][number]): ProductAmounts {
  return { name, total: centsOf(total), months: months.map(centsOf) };
}

/**
 * A colour for each name, none of them twice. A name has the colour of its place among all that are known, whoever else
 * is shown, unless one before it has taken that.
 */
export function colourSlots(
  names: readonly string[],
  known: readonly string[],
  colours: number,
): ReadonlyMap<string, number> {
  const places = [...new Set(known)];
  const slots = new Map<string, number>();
  const taken = new Set<number>();
  for (const name of names) {
    const preferred = Math.max(0, places.indexOf(name)) % colours;
    const free = [...Array(colours).keys()].map((offset) => (preferred + offset) % colours);
    const slot = free.find((each) => !taken.has(each)) ?? preferred;
    taken.add(slot);
    slots.set(name, slot);
  }
  return slots;
}
