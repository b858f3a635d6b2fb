import { expect, test } from 'vitest';
import { refusePassword } from './password-rule';

const SHORT = 'Please choose a password of at least 8 characters.';
const LONG = 'Please choose a password of at most 256 characters.';

test.each([
  ['', 'Please enter a password'],
  ['1234567', SHORT],
  ['🦊🦊🦊🦊', SHORT],
  ['12345678', null],
  ['        ', null],
  ['x'.repeat(256), null],
  ['x'.repeat(257), LONG],
])('of the password %j is told %j', (password, told) => {
  expect(refusePassword(password)).toBe(told);
});
