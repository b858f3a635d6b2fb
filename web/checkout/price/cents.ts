import { type Cents, parseMoney } from '#domain/money/cents';

/** An amount of the wire in cents. @throws RangeError when it is none: nothing is worked out with a made-up figure. */
export function cents(amount: string): Cents {
  const value = parseMoney(amount);
  if (value === null) throw new RangeError(`Not an amount: ${amount}`);
  return value;
}
