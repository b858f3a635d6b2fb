import { expect, test } from 'vitest';
import { isSamePrice } from './same-price';

test.each([
  ['1320.00', 132000, true],
  ['1320', 132000, true],
  ['1319.99', 132000, false],
  ['1320.01', 132000, false],
  ['', 0, false],
  ['0.00', 0, true],
  ['1,320.00', 132000, false],
])('%j for %i cents: %s (CART-19)', (sent, computed, isSame) => {
  expect(isSamePrice(sent, computed)).toBe(isSame);
});
