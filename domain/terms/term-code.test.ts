import { expect, it, test } from 'vitest';
import { isInvalidTermText, isTermCode, parseTermCode, TERM_CODES, termMonths, termName } from './term-code';

test.each([
  [1, 1],
  [2, 2],
  [4, 4],
  [5, 5],
  ['1', 1],
  [' 4 ', 4],
])('reads %j as the term %i', (value, code) => {
  expect(parseTermCode(value)).toBe(code);
});

test.each([
  [9],
  ['9'],
  [3],
  [0],
  [-1],
  [1.5],
  ['45'],
  ['01'],
  ['1.0'],
  [''],
  [null],
  [undefined],
  ['monthly'],
  [{}],
])('takes the unknown term %j for yearly (BUY-13, D-33)', (value) => {
  expect(parseTermCode(value)).toBe(2);
});

test.each([
  ['9', true],
  ['02', true],
  ['yearly', true],
  ['2', false],
  [' 5', false],
  [' ', false],
  ['', false],
])('of %j in an address it is %j that it is no term (PRICE-15)', (text, isInvalid) => {
  expect(isInvalidTermText(text)).toBe(isInvalid);
});

test('only the four codes are terms on sale', () => {
  expect([0, 1, 2, 3, 4, 5, 6].filter(isTermCode)).toEqual([1, 2, 4, 5]);
});

it('knows the length of the four terms in months', () => {
  expect(TERM_CODES.map(termMonths)).toEqual([1, 12, 24, 36]);
});

it('names the four terms (T-06b)', () => {
  expect(TERM_CODES.map(termName)).toEqual(['Monthly', 'Annual', '2 Year', '3 Year']);
});
