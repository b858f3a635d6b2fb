/** An amount of USD in whole cents: always a safe integer, never a fraction. */
export type Cents = number;

const MONEY_TEXT = /^(-?)(\d+)(?:\.(\d{1,2}))?$/;

/** Parses `"1234.5"` or `"-5.00"`; null for anything but a plain number with at most two decimals. */
export function parseMoney(text: string): Cents | null {
  const match = MONEY_TEXT.exec(text);
  if (!match) return null;
  const [, sign, whole = '', fraction = ''] = match;
  const cents = Number(`${whole}${fraction.padEnd(2, '0')}`);
  if (!Number.isSafeInteger(cents)) return null;
  return sign && cents !== 0 ? -cents : cents;
}

/** `123450` → `"1234.50"`, the format of money in requests and answers. */
export function toDecimalString(cents: Cents): string {
  assertCents(cents);
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Divides and rounds half away from zero (PRICE-08, D-20). @throws RangeError beyond the safe integers */
export function divideRounded(numerator: number | bigint, denominator: number | bigint): number {
  const top = BigInt(numerator);
  const bottom = BigInt(denominator);
  const isNegative = top < 0n !== bottom < 0n;
  const [a, b] = [magnitude(top), magnitude(bottom)];
  const rounded = Number((a * 2n + b) / (b * 2n));
  assertCents(rounded);
  return isNegative && rounded !== 0 ? -rounded : rounded;
}

export function timesQuantity(each: Cents, quantity: number): Cents {
  const product = each * quantity;
  assertCents(product);
  return product === 0 ? 0 : product;
}

export function sumCents(amounts: Iterable<Cents>): Cents {
  let sum = 0;
  for (const amount of amounts) sum += amount;
  assertCents(sum);
  return sum;
}

function magnitude(value: bigint): bigint {
  return value < 0n ? -value : value;
}

function assertCents(value: number): void {
  if (!Number.isSafeInteger(value)) throw new RangeError(`Not a whole number of cents: ${value}`);
}
