import { expect, test } from 'vitest';
import { isSamePrice } from './same-price';

test.each([
  ['1320.00', 132000, true],
  ['1320', 132000, true],
  ['1319.99', 132000, false],
  ['1320.01', 132000, false],
  ['1319.991', 132000, true],
  ['1320.0099999999999', 132000, true],
  ['300.00000000000006', 30000, true],
  ['1320.010', 132000, false],
  ['-0.009', 0, true],
  ['-5.00', -500, true],
  ['5.00', -500, false],
  ['1e3', 100000, false],
  ['NaN', 0, false],
  ['', 0, false],
  ['0.00', 0, true],
  ['1,320.00', 132000, false],
])('%j for %i cents: %s (CART-19, D-39)', (sent, computed, isSame) => {
  expect(isSamePrice(sent, computed)).toBe(isSame);
});
