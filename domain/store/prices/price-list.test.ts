import { expect, it } from 'vitest';
import { PRICES } from '../../testkit/prices';
import { listPrice } from './price-list';

it('finds the price of a license type for a term (PRICE-23)', () => {
  expect(listPrice(PRICES, 1, 4)).toBe(960_00);
  expect(listPrice(PRICES, 15, 5)).toBe(972_00);
});

it('raises an error for what is not on sale (ERR-18)', () => {
  expect(() => listPrice(PRICES, 10, 2)).toThrow('Unrecognized license type or term.');
  expect(() => listPrice(PRICES, 0, 3)).toThrow('Unrecognized license type or term.');
});
