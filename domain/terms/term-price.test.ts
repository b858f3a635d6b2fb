import { expect, it, test, vi } from 'vitest';
import { compactSuffix, perMonthPrice, perMonthPriceOfStored, priceSuffix } from './term-price';

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

test.each([
  [1, '/Month', '/Month'],
  [2, '/Year', '/yr.'],
  [4, '/2 yrs.', '/2 yrs.'],
  [5, '/3 yrs.', '/3 yrs.'],
])('term %i reads %s on product cards and %s in order lines (PRICE-14, D-45)', (code, price, compact) => {
  expect(priceSuffix(code)).toBe(price);
  expect(compactSuffix(code)).toBe(compact);
});

it('reports an invalid term and reads as yearly (PRICE-15, ERR-57)', () => {
  const reports: string[] = [];
  expect(priceSuffix(7, (text) => reports.push(text))).toBe('/Year');
  expect(compactSuffix(7, (text) => reports.push(text))).toBe('/yr.');
  expect(reports).toEqual(['Invalid term: 7', 'Invalid term: 7']);
});

it('reports an invalid term to the console by default (PRICE-15, ERR-57)', () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue(undefined);
  expect(priceSuffix(7)).toBe('/Year');
  expect(compactSuffix(7)).toBe('/yr.');
  expect(priceSuffix(2)).toBe('/Year');
  expect(logged.mock.calls).toEqual([['Invalid term: 7'], ['Invalid term: 7']]);
  logged.mockRestore();
});
