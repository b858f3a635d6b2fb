import { expect, test } from 'vitest';
import { compareSaleTerms, parseSaleTerm, saleTermName } from './sale-term';

test.each([
  [0, 'Perpetual'],
  ['0', 'Perpetual'],
  [1, 'Monthly'],
  ['2', 'Annual'],
  [5, '3 Year'],
  [null, 'Annual'],
  ['nonsense', 'Annual'],
])('a sale for %j is for the term %s', (value, name) => {
  expect(saleTermName(parseSaleTerm(value))).toBe(name);
});

test('perpetual sorts after every term', () => {
  expect(([0, 5, 1, 4, 2] as const).toSorted(compareSaleTerms)).toEqual([1, 2, 4, 5, 0]);
});
