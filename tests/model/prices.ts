import { addDays, addMonths, type Day, daysBetween } from './calendar';

export type Edition = 'PRO' | 'TEAM' | 'ENTERPRISE';
export type Term = 'MONTHLY' | 'ANNUAL' | 'TWO_YEARS' | 'THREE_YEARS';

export const EDITIONS: readonly Edition[] = ['PRO', 'TEAM', 'ENTERPRISE'];
export const TERMS: readonly Term[] = ['MONTHLY', 'ANNUAL', 'TWO_YEARS', 'THREE_YEARS'];

export const MONTHS: Readonly<Record<Term, number>> = {
  MONTHLY: 1,
  ANNUAL: 12,
  TWO_YEARS: 24,
  THREE_YEARS: 36,
};

/** What a seat has been paid for: an edition by a term, up to and including a day. */
export interface Cover {
  readonly edition: Edition;
  readonly term: Term;
  readonly end: Day;
}

/** List prices in cents, `PRO ANNUAL` and so on. */
export type Prices = ReadonlyMap<string, number>;

export function priceOf(prices: Prices, edition: Edition, term: Term): number {
  const price = prices.get(`${edition} ${term}`);
  if (price === undefined) throw new Error(`No price of ${edition} ${term}.`);
  return price;
}

/** The part of a cover's period that lies behind a day: 0 before it begins, 1 when it is over. */
function usedPart({ term, end }: Cover, today: Day): number {
  return Math.min(1, Math.max(0, elapsed({ term, end }, today)));
}

/** As `usedPart`, but negative before the period begins: what joins early is paid for that long as well. */
function elapsed({ term, end }: Pick<Cover, 'term' | 'end'>, today: Day): number {
  const next = addDays(end, 1);
  const first = addMonths(next, -MONTHS[term]);
  return daysBetween(first, today) / daysBetween(first, next);
}

/** One more seat for the rest of a group's period. */
export function priceOfRest(prices: Prices, cover: Cover, today: Day): number {
  const price = priceOf(prices, cover.edition, cover.term);
  return price - Math.round(price * Math.min(1, elapsed(cover, today)));
}

/** Another edition for what is left of what the seat has been paid for. */
export function upgrading(prices: Prices, cover: Cover, edition: Edition, today: Day): number {
  const difference = priceOf(prices, edition, cover.term) - priceOf(prices, cover.edition, cover.term);
  return Math.round(difference * (1 - usedPart(cover, today)));
}

/** A longer term from today on, less what is unused of the old one. */
export function lengthening(prices: Prices, cover: Cover, term: Term, today: Day): number {
  const unused = priceOf(prices, cover.edition, cover.term) * (1 - usedPart(cover, today));
  return priceOf(prices, cover.edition, term) - Math.round(unused);
}

/** The last day of a term that begins on a day. */
export function endOfTerm(firstDay: Day, term: Term): Day {
  return addDays(addMonths(firstDay, MONTHS[term]), -1);
}

/** The last day of the term behind another one. */
export function nextEnd(end: Day, term: Term): Day {
  return addDays(addMonths(addDays(end, 1), MONTHS[term]), -1);
}
