import { withAsciiDigits } from '../../text/ascii-digits';

/** Far above any real order, and keeps every amount exact; not a rule of the store (D-138). */
export const QUANTITY_LIMIT = 100_000;

/** Plain decimal numbers, also with thousands separators; `1e3` and `0x10` are refused, as the vendor does. */
const PLAIN_NUMBER = /^\s*\+?(?:\d+|\d{1,3}(?:,\d{3})+|\d{1,3}(?:[ \u00A0\u202F]\d{3})+)(?:\.\d*)?\s*$/;
const SEPARATORS = /[\s,]/g;

/** Coerces typed input to a whole number from 0 to `max` (CART-06, D-37). */
export function coerceQuantity(input: unknown, max?: number): number {
  const number = typeof input === 'string' ? numberOf(input) : input;
  if (typeof number !== 'number' || !Number.isFinite(number) || number < 0) return 0;
  return Math.trunc(max === undefined ? number : Math.min(number, max));
}

/** Whether typed text is the whole number that it counts as, or nothing. */
export function isAsTyped(typed: string): boolean {
  return typed.trim() === '' || numberOf(typed) === coerceQuantity(typed);
}

function numberOf(typed: string): number {
  const text = withAsciiDigits(typed);
  return PLAIN_NUMBER.test(text) ? Number(text.replace(SEPARATORS, '')) : Number.NaN;
}

export function isTooMany(value: number): boolean {
  return Number.isInteger(value) && value > QUANTITY_LIMIT;
}

/** Refuses values that the input would coerce (D-37). */
export function isQuantity(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= QUANTITY_LIMIT;
}
