const DIGIT = /\p{Nd}/u;
const DIGITS = /\p{Nd}/gu;

/** A text with every decimal digit, of whatever script, as the one of ASCII: `４１` and `٤١` become `41`. */
export function withAsciiDigits(text: string): string {
  return text.replace(DIGITS, (digit) => String(valueOfDigit(digit)));
}

export function digitsIn(text: string): string {
  return withAsciiDigits(text).replace(/\D/g, '');
}

/** Unicode has the digits of a script side by side, from nought to nine, and scripts side by side as well. */
function valueOfDigit(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (DIGIT.test(String.fromCodePoint(first - 1))) first -= 1;
  return (code - first) % 10;
}
