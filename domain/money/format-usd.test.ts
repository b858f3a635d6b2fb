import fc from 'fast-check';
import { expect, test } from 'vitest';
import { divideRounded } from './cents';
import { formatUsd, roundingText } from './format-usd';

test.each([
  [0, '$0.00'],
  [5, '$0.05'],
  [99999, '$999.99'],
  [123450, '$1,234.50'],
  [123456789012, '$1,234,567,890.12'],
  [-500, '-$5.00'],
  [-123450, '-$1,234.50'],
])('shows %i cents as %s (D-123)', (cents, text) => {
  expect(formatUsd(cents)).toBe(text);
});

test.each([
  [600_000n, 100n, '$60.00'],
  [0n, 365n, '$0.00'],
  [504_00n * 100n, 365n, '$138.0821…, rounded to $138.08'],
  [1000_5n, 10n, '$10.005, rounded to $10.01'],
  [1000_05n, 100n, '$10.0005, rounded to $10.00'],
  [1001_25n, 100n, '$10.0125, rounded to $10.01'],
  [1n, 2n, '$0.005, rounded to $0.01'],
  [123_456_789n, 7n, '$176,366.8414…, rounded to $176,366.84'],
])('shows %d of %d cents as %s', (numerator, denominator, text) => {
  expect(roundingText(numerator, denominator)).toBe(text);
});

test('ends with the rounded amount, after digits that lead to it (PRICE-08)', () => {
  fc.assert(
    fc.property(fc.bigInt(0n, 10n ** 12n), fc.bigInt(1n, 10_000n), (numerator, denominator) => {
      const text = roundingText(numerator, denominator);
      const rounded = divideRounded(numerator, denominator);
      expect(text.endsWith(formatUsd(rounded))).toBe(true);
      if (!text.includes('rounded')) return;
      const shown = Number(text.replaceAll(/[$,…]|rounded.*/g, ''));
      expect(Math.abs(shown * 100 - rounded)).toBeLessThanOrEqual(0.5 + 1e-3);
    }),
  );
});
