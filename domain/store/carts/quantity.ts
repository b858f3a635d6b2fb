import { withAsciiDigits } from '../../text/ascii-digits';

/** Far above any real order, and keeps every amount exact; not a rule of the store (D-138). */
export const QUANTITY_LIMIT = 100_000;

/** Plain decimal numbers; `1e3` and `0x10` are refused, as the vendor does. */
const PLAIN_NUMBER = /^\s*\+?\d+(?:\.\d*)?\s*$/;

/** Coerces typed input to a whole number from 0 to `max` (CART-06, D-37). */
export function coerceQuantity(input: unknown, max?: number): number {
  const typed = typeof input === 'string' ? withAsciiDigits(input) : input;
  const number = typeof typed === 'string' && PLAIN_NUMBER.test(typed) ? Number(typed) : typed;
  if (typeof number !== 'number' || !Number.isFinite(number) || number < 0) return 0;
  return Math.trunc(max === undefined ? number : Math.min(number, max));
}

export function isTooMany(value: number): boolean {
  return Number.isInteger(value) && value > QUANTITY_LIMIT;
}

/** Refuses values that the input would coerce (D-37). */
export function isQuantity(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= QUANTITY_LIMIT;
}
