import { expect, it, test } from 'vitest';
import { futureTermCode, isBilledByTime, StoredTerm, storedTermOf, termCodeOf } from './stored-term';
import { TERM_CODES } from './term-code';

it('has the numbers of the vendor (ENUM-01)', () => {
  expect(StoredTerm).toEqual({ Perpetual: 0, Monthly: 1, Annual: 2, Manual: 3, Year2: 4, Year3: 5 });
});

test.each([
  [1, 1, 1],
  [1, null, 1],
  [1, 3, 1],
  [2, 1, 2],
  [2, 2, 4],
  [2, 3, 5],
  [4, 1, 4],
  [5, null, 5],
])('stored term %i with multiplier %s is the code %i (PRICE-17, D-113)', (term, multiplier, code) => {
  expect(termCodeOf({ term, multiplier })).toBe(code);
  expect(futureTermCode(term, multiplier)).toBe(code);
});

test.each([
  [2, 4],
  [2, 0],
  [2, null],
])(
  'stored term %i with multiplier %s reads as yearly, but is no future term (PRICE-18, ERR-19)',
  (term, multiplier) => {
    expect(termCodeOf({ term, multiplier })).toBe(2);
    expect(() => futureTermCode(term, multiplier)).toThrow('Error getting future term. Invalid multiplier.');
  },
);

it('stores every code so that it reads back', () => {
  for (const code of TERM_CODES) expect(termCodeOf(storedTermOf(code))).toBe(code);
  expect(TERM_CODES.map(storedTermOf)).toEqual([
    { term: 1, multiplier: 1 },
    { term: 2, multiplier: 1 },
    { term: 2, multiplier: 2 },
    { term: 2, multiplier: 3 },
  ]);
});

it('bills perpetual and manual terms not by time (PRICE-10)', () => {
  expect([0, 1, 2, 3, 4, 5].filter(isBilledByTime)).toEqual([1, 2, 4, 5]);
});
