import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { divideRounded, parseMoney, sumCents, timesQuantity, toDecimalString } from './cents';

test.each([
  ['0', 0],
  ['5', 500],
  ['1234.5', 123450],
  ['1234.50', 123450],
  ['-5.00', -500],
  ['-0.00', 0],
  ['0.07', 7],
  ['007.10', 710],
  ['90071992547409.91', Number.MAX_SAFE_INTEGER],
])('reads %s as %i cents', (text, cents) => {
  expect(parseMoney(text)).toBe(cents);
});

test.each([
  '',
  ' 1',
  '1 ',
  '1.',
  '.5',
  '1.234',
  '+1',
  '--1',
  '1,000',
  '$1',
  '1e3',
  'NaN',
  '0x10',
  '٣',
  '1\n',
  '90071992547409.92',
])('refuses %j as money', (text) => {
  expect(parseMoney(text)).toBeNull();
});

test.each([
  [0, '0.00'],
  [7, '0.07'],
  [-7, '-0.07'],
  [123450, '1234.50'],
  [-500, '-5.00'],
])('writes %i cents as %s', (cents, text) => {
  expect(toDecimalString(cents)).toBe(text);
});

it('refuses to write what is no whole number of cents', () => {
  expect(() => toDecimalString(1.5)).toThrow(RangeError);
  expect(() => toDecimalString(Number.NaN)).toThrow(RangeError);
});

it('reads back every amount that it writes', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), (cents) => {
      expect(parseMoney(toDecimalString(cents))).toBe(cents === 0 ? 0 : cents);
    }),
    { numRuns: 3000 },
  );
});

describe('dividing', () => {
  test.each([
    [1, 2, 1],
    [-1, 2, -1],
    [1, -2, -1],
    [-1, -2, 1],
    [1, 3, 0],
    [-1, 3, 0],
    [2, 3, 1],
    [5, 2, 3],
    [-5, 2, -3],
    [7, 1, 7],
    [0, -4, 0],
  ])('%i / %i rounds half away from zero to %i', (numerator, denominator, expected) => {
    expect(divideRounded(numerator, denominator)).toBe(expected);
  });

  it('is exact where floating point is not', () => {
    expect(divideRounded(9007199254740993n * 3n, 3n * 2n)).toBe(4503599627370497);
  });

  it('refuses a zero denominator and results beyond the safe integers', () => {
    expect(() => divideRounded(1, 0)).toThrow(RangeError);
    expect(() => divideRounded(2n ** 60n, 1n)).toThrow(RangeError);
  });

  it('is symmetric and never further than half a cent from the truth', () => {
    fc.assert(
      fc.property(
        fc.bigInt(-(10n ** 15n), 10n ** 15n),
        fc.bigInt(1n, 10n ** 6n),
        (numerator, denominator) => {
          const result = divideRounded(numerator, denominator);
          const twiceTheError = 2n * (BigInt(result) * denominator - numerator);
          expect(twiceTheError <= denominator && -twiceTheError <= denominator).toBe(true);
          expect(divideRounded(-numerator, denominator)).toBe(result === 0 ? 0 : -result);
        },
      ),
      { numRuns: 5000 },
    );
  });
});

it('multiplies and sums without loss, and refuses to lose', () => {
  expect(timesQuantity(8219, 2)).toBe(16438);
  expect(timesQuantity(-8219, 0)).toBe(0);
  expect(sumCents([60000, -16438])).toBe(43562);
  expect(sumCents([])).toBe(0);
  expect(() => timesQuantity(Number.MAX_SAFE_INTEGER, 2)).toThrow(RangeError);
  expect(() => sumCents([Number.MAX_SAFE_INTEGER, 1])).toThrow(RangeError);
});
