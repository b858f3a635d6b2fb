const DIGIT = /\p{Nd}/u;
const DIGITS = /\p{Nd}/gu;

/** Replaces decimal digits of any script with ASCII digits: `４１` and `٤１` become `41`. */
export function withAsciiDigits(text: string): string {
  return text.replace(DIGITS, (digit) => String(valueOfDigit(digit)));
}

export function digitsIn(text: string): string {
  return withAsciiDigits(text).replace(/\D/g, '');
}

/** Unicode lists the digits of a script from 0 to 9, and some scripts right after another. */
function valueOfDigit(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (DIGIT.test(String.fromCodePoint(first - 1))) first -= 1;
  return (code - first) % 10;
}
