import { expect, it } from 'vitest';
import { TERM_CODES } from './term-code';
import { termMonths } from './term-months';

it('knows the length of the four terms in months', () => {
  expect(TERM_CODES.map(termMonths)).toEqual([1, 12, 24, 36]);
});
