import { type Cents, parseMoney } from '#domain/money/cents';

/**
 * Parses an amount of the API.
 * @throws RangeError when it is none
 */
export function cents(amount: string): Cents {
  const value = parseMoney(amount);
  if (value === null) throw new RangeError(`Not an amount: ${amount}`);
  return value;
}
