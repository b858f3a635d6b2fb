import { expect, it, test } from 'vitest';
import { roundDecimal, roundDollars } from './round-decimal';

test.each([
  ['1.005', 101],
  ['2.675', 268],
  ['-1.005', -101],
  ['1.0049999999999999999999', 100],
  ['300', 30000],
  ['0.004', 0],
  ['-0.004', 0],
])('rounds %s to %i cents, half away from zero (PRICE-08, T-12, D-20)', (text, cents) => {
  expect(roundDecimal(text)).toBe(cents);
});

test.each(['', '1.', '.5', '1e3', 'abc', '1,5', ' 1'])('refuses %j', (text) => {
  expect(roundDecimal(text)).toBeNull();
});

test.each([
  [1.005, 101],
  [2.675, 268],
  [-1.005, -101],
  [29, 2900],
  [0.1 + 0.2, 30],
  [1e-9, 0],
])('takes the JSON number %d for %i cents', (dollars, cents) => {
  expect(roundDollars(dollars)).toBe(cents);
});

it('refuses numbers that are no amount', () => {
  expect(roundDollars(Number.NaN)).toBeNull();
  expect(roundDollars(Number.POSITIVE_INFINITY)).toBeNull();
  expect(roundDollars(1e21)).toBeNull();
});
