import { expect, test } from 'vitest';
import { coerceQuantity, isQuantity, isTooMany, QUANTITY_LIMIT } from './quantity';

test.each([
  ['3', 3],
  [3, 3],
  [-1, 0],
  ['-1', 0],
  [2.7, 2],
  ['2.7', 2],
  ['', 0],
  ['  ', 0],
  ['abc', 0],
  [' 5. ', 5],
  ['007', 7],
  ['+3', 3],
  ['０５', 5],
  ['٤١', 41],
  ['.9', 0],
  ['1e3', 0],
  ['0x10', 0],
  ['Infinity', 0],
  [Number.NaN, 0],
  [Number.POSITIVE_INFINITY, 0],
  [null, 0],
  [undefined, 0],
  [true, 0],
  [['3'], 0],
])('the input %j becomes %i (CART-06)', (input, quantity) => {
  expect(coerceQuantity(input)).toBe(quantity);
});

test('a maximum caps the input (CART-06)', () => {
  expect(coerceQuantity(9, 5)).toBe(5);
  expect(coerceQuantity('4', 5)).toBe(4);
});

test.each([
  [0, true],
  [7, true],
  [QUANTITY_LIMIT, true],
  [QUANTITY_LIMIT + 1, false],
  [-1, false],
  [1.5, false],
  ['1', false],
  [Number.NaN, false],
  [null, false],
])('the strict check of %j says %s (D-37)', (value, isFine) => {
  expect(isQuantity(value)).toBe(isFine);
});

test('more than can be sold at once is too many (D-138)', () => {
  expect([QUANTITY_LIMIT, QUANTITY_LIMIT + 1, QUANTITY_LIMIT + 0.5].map(isTooMany)).toEqual([
    false,
    true,
    false,
  ]);
});
