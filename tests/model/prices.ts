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

/** What a seat has been paid for: a product by a term, up to and including a day. */
export interface Cover {
  readonly product: Product;
  readonly term: Term;
  readonly end: Day;
}

/** List prices in cents, `PRO ANNUAL` and so on. */
export type Prices = ReadonlyMap<string, number>;

export function priceOf(prices: Prices, { product, term }: Pick<Cover, 'product' | 'term'>): number {
  const price = prices.get(`${product} ${term}`);
  if (price === undefined) throw new Error(`No price of ${product} ${term}.`);
  return price;
}

/** The part of a cover's period that lies behind a day: 0 before it begins, 1 when it is over. */
function usedPart(cover: Cover, today: Day): number {
  return Math.min(1, Math.max(0, elapsed(cover, today)));
}

/** As `usedPart`, but negative before the period begins: what joins early is paid for that long as well. */
function elapsed({ term, end }: Cover, today: Day): number {
  const next = addDays(end, 1);
  const first = addMonths(next, -MONTHS[term]);
  return daysBetween(first, today) / daysBetween(first, next);
}

/** One more seat for the rest of a group's period. */
export function priceOfRest(prices: Prices, cover: Cover, today: Day): number {
  const price = priceOf(prices, cover);
  return price - Math.round(price * Math.min(1, elapsed(cover, today)));
}

/** A greater product for what is left of what the seat has been paid for. */
export function upgrading(prices: Prices, cover: Cover, product: Product, today: Day): number {
  const difference = priceOf(prices, { product, term: cover.term }) - priceOf(prices, cover);
  return Math.round(difference * (1 - usedPart(cover, today)));
}

/** A longer term from today on, less what is unused of the old one. */
export function lengthening(prices: Prices, cover: Cover, term: Term, today: Day): number {
  const unused = priceOf(prices, cover) * (1 - usedPart(cover, today));
  return priceOf(prices, { ...cover, term }) - Math.round(unused);
}

/** The last day of a term that begins on a day. */
export function endOfTerm(firstDay: Day, term: Term): Day {
  return addDays(addMonths(firstDay, MONTHS[term]), -1);
}

/** The last day of the term behind another one. */
export function nextEnd(end: Day, term: Term): Day {
  return endOfTerm(addDays(end, 1), term);
}
