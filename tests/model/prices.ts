import { addDays, addMonths, type Day, daysBetween } from './calendar';
import type { Product } from './products';

export type Term = 'MONTHLY' | 'ANNUAL' | 'TWO_YEARS' | 'THREE_YEARS';

export const TERMS: readonly Term[] = ['MONTHLY', 'ANNUAL', 'TWO_YEARS', 'THREE_YEARS'];

export const MONTHS: Readonly<Record<Term, number>> = {
  MONTHLY: 1,
  ANNUAL: 12,
  TWO_YEARS: 24,
  THREE_YEARS: 36,
};

/** Paid cover of a seat: a product by a term, up to and including a day. */
export interface Cover {
  readonly product: Product;
  readonly term: Term;
  readonly end: Day;
}

/** List prices in cents, by `PRO ANNUAL` and so on. */
export type Prices = ReadonlyMap<string, number>;

export function priceOf(prices: Prices, { product, term }: Pick<Cover, 'product' | 'term'>): number {
  const price = prices.get(`${product} ${term}`);
  if (price === undefined) throw new Error(`No price of ${product} ${term}.`);
  return price;
}

/** Elapsed part of a cover's period on a day, from 0 to 1. */
function usedPart(cover: Cover, today: Day): number {
  return Math.min(1, Math.max(0, elapsed(cover, today)));
}

/** Like `usedPart`, but negative before the period: an early co-term pays for that time as well. */
function elapsed({ term, end }: Cover, today: Day): number {
  const next = addDays(end, 1);
  const first = addMonths(next, -MONTHS[term]);
  return daysBetween(first, today) / daysBetween(first, next);
}

/** Price of another seat for the rest of a group's period. */
export function priceOfRest(prices: Prices, cover: Cover, today: Day): number {
  const price = priceOf(prices, cover);
  return price - Math.round(price * Math.min(1, elapsed(cover, today)));
}

/** Price of a greater product for the rest of the seat's cover. */
export function upgrading(prices: Prices, cover: Cover, product: Product, today: Day): number {
  const difference = priceOf(prices, { product, term: cover.term }) - priceOf(prices, cover);
  return Math.round(difference * (1 - usedPart(cover, today)));
}

/** Price of a longer term from today, less the unused part of the old one. */
export function lengthening(prices: Prices, cover: Cover, term: Term, today: Day): number {
  const unused = priceOf(prices, cover) * (1 - usedPart(cover, today));
  return priceOf(prices, { ...cover, term }) - Math.round(unused);
}

export function endOfTerm(firstDay: Day, term: Term): Day {
  return addDays(addMonths(firstDay, MONTHS[term]), -1);
}

/** Last day of the term after `end`. */
export function nextEnd(end: Day, term: Term): Day {
  return endOfTerm(addDays(end, 1), term);
}
