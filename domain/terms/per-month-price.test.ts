import { expect, it, test } from 'vitest';
import { perMonthPrice, perMonthPriceOfStored } from './per-month-price';

test.each([
  [2900, 1, 2900],
  [30000, 2, 2500],
  [57000, 4, 2375],
  [81000, 5, 2250],
  [10000, 2, 833],
  [30006, 2, 2501],
] as const)('%i cents for the term %i are %i a month (PRICE-13)', (price, code, expected) => {
  expect(perMonthPrice(price, code)).toBe(expected);
});

it('has no monthly price for perpetual and manual terms (PRICE-10)', () => {
  expect(perMonthPriceOfStored(40000, { term: 0, multiplier: null })).toBe(0);
  expect(perMonthPriceOfStored(40000, { term: 3, multiplier: 1 })).toBe(0);
  expect(perMonthPriceOfStored(57000, { term: 2, multiplier: 2 })).toBe(2375);
});
