import { type Cents, parseMoney } from '#domain/money/cents';

export interface Price {
  /** Identifies everything that the price depends on. */
  previewId: string;
  total: string;
}

/** @throws RangeError for a malformed amount */
export function cents(amount: string): Cents {
  const value = parseMoney(amount);
  if (value === null) throw new RangeError(`Not an amount: ${amount}`);
  return value;
}
