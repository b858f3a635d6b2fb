import { expect, it } from 'vitest';
import { TERM_CODES } from './term-code';
import { termName } from './term-name';

it('names the four terms (T-06b)', () => {
  expect(TERM_CODES.map(termName)).toEqual(['Monthly', 'Annual', '2 Year', '3 Year']);
});
