import { coerceQuantity, QUANTITY_LIMIT } from '#domain/store/carts/quantity';
import { DEFAULT_TERM, parseTermCode } from '#domain/terms/term-code';
import { compactSuffix } from '#domain/terms/term-price';
import { TERM_CODES, TERMS } from '../../../app/term-codes';
import type { Term } from '../../../schema.generated';
import { withParams } from '../../../ui/query-params';

export interface AnyCart {
  term: Term;
  subscriptionGroup: string | null;
}

export interface CartCodec<Cart> {
  names: readonly string[];
  /** Replaces invalid values by defaults (D-33). */
  read: (query: URLSearchParams) => Cart;
  write: (cart: Cart) => Readonly<Record<string, string | null>>;
}

const TERM_NAME = 'term';
const GROUP_NAME = 'sub';
/** Alias of the term, read but never written (NAV-30). */
const TERM_ALIAS = 'preselectedTerm';

export const COMMON_NAMES: readonly string[] = [TERM_NAME, GROUP_NAME, TERM_ALIAS];

export function compactTermSuffix(term: Term): string {
  return compactSuffix(TERM_CODES[term]);
}

export function readCommon(query: URLSearchParams): AnyCart {
  return {
    term: TERMS[parseTermCode(termText(query))],
    subscriptionGroup: query.get(GROUP_NAME) || null,
  };
}

/** Term code in the address, if any. */
export function termText(query: URLSearchParams): string | null {
  return query.get(TERM_NAME) ?? query.get(TERM_ALIAS);
}

export function writeCommon({ term, subscriptionGroup }: AnyCart): Record<string, string | null> {
  const code = TERM_CODES[term];
  return {
    [TERM_NAME]: code === DEFAULT_TERM ? null : String(code),
    [TERM_ALIAS]: null,
    [GROUP_NAME]: subscriptionGroup,
  };
}

export function readQuantity(query: URLSearchParams, name: string): number {
  return coerceQuantity(query.get(name), QUANTITY_LIMIT);
}

export function writeQuantity(quantity: number): string | null {
  return quantity === 0 ? null : String(quantity);
}

export function withCart<Cart>(query: URLSearchParams, codec: CartCodec<Cart>, cart: Cart): URLSearchParams {
  return withParams(query, codec.write(cart));
}
