import { expect, test } from 'vitest';
import { isSameEmail } from './same-email';

test.each([
  ['a@b.example', 'A@B.example', true],
  [' a@b.example ', 'a@b.example', true],
  ['a@b.example', 'c@b.example', false],
  ['', '', false],
  [' ', ' ', false],
  [null, null, false],
  [null, 'a@b.example', false],
])('%j and %j: %s', (a, b, isSame) => {
  expect(isSameEmail(a, b)).toBe(isSame);
});
