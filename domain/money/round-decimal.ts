import { type Cents, divideRounded } from './cents';

const DECIMAL_TEXT = /^(-?)(\d+)(?:\.(\d+))?$/;

/** Rounds a decimal text to cents, half away from zero: `"1.005"` → 101 (PRICE-08, D-20); null if not a decimal. */
export function roundDecimal(text: string): Cents | null {
  const match = DECIMAL_TEXT.exec(text);
  if (!match) return null;
  const [, sign = '', whole = '', fraction = ''] = match;
  const scaled = BigInt(`${whole}${fraction}`) * 100n;
  return divideRounded(sign ? -scaled : scaled, 10n ** BigInt(fraction.length));
}

/** Rounds dollars to cents by their shortest decimal text, so that 1.005 is 1.01; null when not finite. */
export function roundDollars(dollars: number): Cents | null {
  if (!Number.isFinite(dollars)) return null;
  const text = String(dollars);
  return roundDecimal(text.includes('e') ? dollars.toFixed(20) : text);
}
