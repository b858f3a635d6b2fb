import { expect, test } from 'vitest';
import { digitsIn, withAsciiDigits } from './ascii-digits';

test.each([
  ['4111 1111', '4111 1111'],
  ['４１１１', '4111'],
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  ['०१२३४५६७८९', '0123456789'],
  ['𝟎𝟗𝟘𝟙', '0901'],
  ['٠٤/٢٩ Ⅳ ½ ² 四', '04/29 Ⅳ ½ ² 四'],
])('%j is %j', (text, folded) => {
  expect(withAsciiDigits(text)).toBe(folded);
});

test('digits alone are what is left of a text', () => {
  expect(digitsIn('CVV: １٢3 ')).toBe('123');
});

test('every script that the platform can write numbers in is read', () => {
  const scripts = Intl.supportedValuesOf('numberingSystem').map((numberingSystem) =>
    [...'0123456789'].map((digit) => new Intl.NumberFormat('en', { numberingSystem }).format(Number(digit))),
  );
  const decimal = scripts.filter((digits) => digits.every((digit) => /^\p{Nd}$/u.test(digit)));
  expect(decimal.length).toBeGreaterThan(30);
  for (const digits of decimal) expect(withAsciiDigits(digits.join('')), digits.join('')).toBe('0123456789');
});
