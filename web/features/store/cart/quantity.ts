/** Digits of the largest quantity that a field takes; far above any order, far below what the server refuses. */
const MOST_DIGITS = 5;

/** What somebody typed as a whole number: anything but a number, or a negative one, is 0; decimals are cut off (CART-06). */
export function coerceQuantity(text: string | null): number {
  const value = Math.trunc(Number(text ?? ''));
  const largest = 10 ** MOST_DIGITS - 1;
  return Number.isFinite(value) ? Math.min(Math.max(value, 0), largest) : 0;
}
