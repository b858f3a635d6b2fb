import { type Cents, toDecimalString } from './cents';

/** `123450` → `"$1,234.50"`, `-500` → `"-$5.00"` (D-123). */
export function formatUsd(cents: Cents): string {
  const [dollars = '', fraction = ''] = toDecimalString(Math.abs(cents)).split('.');
  const grouped = dollars.replace(/\B(?=(?:\d{3})+$)/g, ',');
  return `${cents < 0 ? '-' : ''}$${grouped}.${fraction}`;
}
