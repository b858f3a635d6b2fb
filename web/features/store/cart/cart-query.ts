import { coerceQuantity, QUANTITY_LIMIT } from '#domain/store/quantity';
import type { TermCode } from '#domain/terms/term-code';
import { DEFAULT_TERM, parseTermCode } from '#domain/terms/term-code';
import { compactSuffix } from '#domain/terms/term-suffix';
import type { Edition, Term } from '../../../schema.generated';

/** The cart of the RP tab as the address bar holds it (BUY-05). */
export interface CartQuery {
  quantities: Record<Edition, number>;
  /** The term for a new group; a chosen group has its own (D-119). */
  term: Term;
  /** The group asked for, whether or not it may be bought into; null for a new one. */
  subscriptionGroup: string | null;
}

const EDITION_NAMES: Record<Edition, string> = { PRO: 'pro', TEAM: 'team', ENTERPRISE: 'ent' };
const CART_NAMES = [...Object.values(EDITION_NAMES), 'term', 'sub'];
const TERMS: Record<TermCode, Term> = { 1: 'MONTHLY', 2: 'ANNUAL', 4: 'TWO_YEARS', 5: 'THREE_YEARS' };
const TERM_CODES: Record<Term, TermCode> = { MONTHLY: 1, ANNUAL: 2, TWO_YEARS: 4, THREE_YEARS: 5 };

/** Suffix of a term's price in order lines: `/yr.` (D-45). */
export function compactTermSuffix(term: Term): string {
  return compactSuffix(TERM_CODES[term]);
}

/** Reads the address bar; bad values become their defaults (D-33). */
export function readCart(query: URLSearchParams): CartQuery {
  return {
    quantities: {
      PRO: coerceQuantity(query.get(EDITION_NAMES.PRO), QUANTITY_LIMIT),
      TEAM: coerceQuantity(query.get(EDITION_NAMES.TEAM), QUANTITY_LIMIT),
      ENTERPRISE: coerceQuantity(query.get(EDITION_NAMES.ENTERPRISE), QUANTITY_LIMIT),
    },
    term: TERMS[parseTermCode(query.get('term'))],
    subscriptionGroup: query.get('sub') || null,
  };
}

/** Whether a query says anything about a cart. */
export function hasCart(query: URLSearchParams): boolean {
  return CART_NAMES.some((name) => query.has(name));
}

/** Writes the cart into a query; what it does not know, such as `type`, stays as it is. */
export function writeCart(query: URLSearchParams, cart: CartQuery): URLSearchParams {
  const result = new URLSearchParams(query);
  put(result, EDITION_NAMES.PRO, numberOrNone(cart.quantities.PRO));
  put(result, EDITION_NAMES.TEAM, numberOrNone(cart.quantities.TEAM));
  put(result, EDITION_NAMES.ENTERPRISE, numberOrNone(cart.quantities.ENTERPRISE));
  put(result, 'term', TERM_CODES[cart.term] === DEFAULT_TERM ? null : String(TERM_CODES[cart.term]));
  put(result, 'sub', cart.subscriptionGroup);
  return result;
}

function numberOrNone(quantity: number): string | null {
  return quantity === 0 ? null : String(quantity);
}

function put(query: URLSearchParams, name: string, value: string | null): void {
  if (value === null) query.delete(name);
  else query.set(name, value);
}

/** The cart alone as a query, to keep it elsewhere than in the address bar. */
export function cartSearch(cart: CartQuery): string {
  return writeCart(new URLSearchParams(), cart).toString();
}
