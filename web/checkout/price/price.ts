import { type Cents, parseMoney } from '#domain/money/cents';

export interface Price {
  /** Stands for everything that the price rests on. */
  previewId: string;
  total: string;
}

/** @throws RangeError when it is no amount */
export function cents(amount: string): Cents {
  const value = parseMoney(amount);
  if (value === null) throw new RangeError(`Not an amount: ${amount}`);
  return value;
}
