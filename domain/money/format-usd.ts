import { type Cents, divideRounded, toDecimalString } from './cents';

/** `123450` → `"$1,234.50"`, `-500` → `"-$5.00"` (D-123). */
export function formatUsd(cents: Cents): string {
  const [dollars = '', fraction = ''] = toDecimalString(Math.abs(cents)).split('.');
  const grouped = dollars.replace(/\B(?=(?:\d{3})+$)/g, ',');
  return `${cents < 0 ? '-' : ''}$${grouped}.${fraction}`;
}

/** `$138.0821…, rounded to $138.08`, with at most four decimals so that the reader can check the step. */
export function roundingText(numerator: bigint, denominator: bigint): string {
  const rounded = formatUsd(divideRounded(numerator, denominator));
  if (numerator % denominator === 0n) return rounded;
  const hundredths = (numerator * 100n) / denominator;
  const isCut = (numerator * 100n) % denominator !== 0n;
  const digits = String(hundredths % 100n).padStart(2, '0');
  const shown = isCut ? `${digits}…` : digits.replace(/0$/, '');
  return `${formatUsd(Number(hundredths / 100n))}${shown}, rounded to ${rounded}`;
}
