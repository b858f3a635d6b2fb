import type { Cents } from '../../money/cents';

const DECIMAL = /^(-?)(\d{1,15})(?:\.(\d{1,20}))?$/;
/** Decimals that a client's own arithmetic may produce. */
const PLACES = 20;
const CENT = 10n ** BigInt(PLACES - 2);

/** Allows a difference below 0.01 (CART-19, D-39), as sums of binary fractions may have. */
export function isSamePrice(sent: string, computed: Cents): boolean {
  const match = DECIMAL.exec(sent);
  if (match === null) return false;
  const [, sign, whole = '', fraction = ''] = match;
  const size = BigInt(whole + fraction.padEnd(PLACES, '0'));
  const difference = (sign ? -size : size) - BigInt(computed) * CENT;
  return -CENT < difference && difference < CENT;
}
