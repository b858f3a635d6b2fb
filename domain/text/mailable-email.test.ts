import { expect, test } from 'vitest';
import { isMailable } from './mailable-email';

test.each([
  ['a@b', true],
  ["o'neil+x@sub.b.example", true],
  ['jürgen@müller.example', true],
  ['', false],
  ['a', false],
  ['@b', false],
  ['a@', false],
  ['a@b@c', false],
  ['a@b, c@d', false],
  ['a b@c', false],
  ['a@b\r\nBcc: c@d', false],
  ['Ann <a@b>', false],
  [`${'a'.repeat(250)}@b.c`, true],
  [`${'a'.repeat(251)}@b.c`, false],
])('%j can be mailed to: %s', (email, answer) => {
  expect(isMailable(email)).toBe(answer);
});
