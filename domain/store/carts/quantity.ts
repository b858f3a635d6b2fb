import { withAsciiDigits } from '../../text/ascii-digits';

/** Far above any real order; keeps every amount exact. Not a rule of the shop (D-138). */
export const QUANTITY_LIMIT = 100_000;

/** As people write numbers, in whatever script: `1e3` and `0x10` are none, here as for the vendor. */
const PLAIN_NUMBER = /^\s*\+?\d+(?:\.\d*)?\s*$/;

/** What an input makes of anything typed: a whole number from 0 up, at most `max` if given (CART-06, D-37). */
export function coerceQuantity(input: unknown, max?: number): number {
  const typed = typeof input === 'string' ? withAsciiDigits(input) : input;
  const number = typeof typed === 'string' && PLAIN_NUMBER.test(typed) ? Number(typed) : typed;
  if (typeof number !== 'number' || !Number.isFinite(number) || number < 0) return 0;
  return Math.trunc(max === undefined ? number : Math.min(number, max));
}

export function isTooMany(value: number): boolean {
  return Number.isInteger(value) && value > QUANTITY_LIMIT;
}

/** The strict check behind the input: refuses where the input would coerce (D-37). */
export function isQuantity(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= QUANTITY_LIMIT;
}
