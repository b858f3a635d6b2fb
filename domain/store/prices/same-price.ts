import type { Cents } from '../../money/cents';

const DECIMAL = /^(-?)(\d{1,15})(?:\.(\d{1,20}))?$/;
/** As many places as a client's own arithmetic may have. */
const PLACES = 20;
const CENT = 10n ** BigInt(PLACES - 2);

/** Off by 0.01 or more it is not (CART-19, D-39); less than that is what binary fractions make of a sum. */
export function isSamePrice(sent: string, computed: Cents): boolean {
  const match = DECIMAL.exec(sent);
  if (match === null) return false;
  const [, sign, whole = '', fraction = ''] = match;
  const size = BigInt(whole + fraction.padEnd(PLACES, '0'));
  const difference = (sign ? -size : size) - BigInt(computed) * CENT;
  return -CENT < difference && difference < CENT;
}
