import { expect, test } from 'vitest';
import { coerceQuantity, isAsTyped, isQuantity, isTooMany, QUANTITY_LIMIT } from './quantity';

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
  ['1,000', 1_000],
  [' 12 345 ', 12_345],
  ['12\u202F345', 12_345],
  ['1\u00A0000', 1_000],
  ['１,０００', 1_000],
  ['1,00', 0],
  ['1,0000', 0],
  ['1,000 000', 0],
  ['1000,000', 0],
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

test.each([
  ['', 0, true],
  [' 3 ', 3, true],
  ['007', 7, true],
  ['5.', 5, true],
  ['2.0', 2, true],
  ['1,000', 1_000, true],
  ['１０', 10, true],
  ['2.7', 2, false],
  ['-1', 0, false],
  ['1e3', 0, false],
  ['1,00', 0, false],
  ['abc', 0, false],
])('what was typed as %j is said to be taken as %i only if it differs: %s', (typed, quantity, isSame) => {
  expect(coerceQuantity(typed)).toBe(quantity);
  expect(isAsTyped(typed)).toBe(isSame);
});
