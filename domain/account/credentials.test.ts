import { describe, expect, it, test } from 'vitest';
import { refuseCredentials, refusePassword, sentPassword, validEmail } from './credentials';

const DIFFER = 'New Password and Password Confirmation do not match';
const REQUIRED = 'Please enter a password';
const EMAIL = 'Valid email is required';
const NOTHING = { newEmail: null, newPassword: null, confirmPassword: null };

describe('a change of credentials', () => {
  test.each([
    ['', [EMAIL]],
    ['abc', [EMAIL]],
    ['a@b', []],
    ['@', []],
  ])('to the address %j has the errors %j (PROF-17, ERR-05, D-137)', (newEmail, messages) => {
    expect(refuseCredentials({ ...NOTHING, newEmail }).map(({ message }) => message)).toEqual(messages);
  });

  test.each([
    ['a', 'b', [DIFFER]],
    ['', 'b', [DIFFER, REQUIRED]],
    ['', '', [REQUIRED]],
    ['a', '', [DIFFER]],
    ['a', 'a', []],
    ['a', null, []],
    ['', null, [REQUIRED]],
    [null, 'b', [DIFFER]],
    [null, '', []],
    [null, null, []],
  ])(
    'to the password %j, confirmed by %j, has the errors %j (PROF-18, ERR-03, ERR-04)',
    (newPassword, confirmPassword, messages) => {
      const refusals = refuseCredentials({ ...NOTHING, newPassword, confirmPassword });
      expect(refusals.map(({ message }) => message)).toEqual(messages);
    },
  );

  it('names the fields at fault, the address first', () => {
    const refusals = refuseCredentials({ newEmail: '', newPassword: '', confirmPassword: 'x' });
    expect(refusals.map(({ field }) => field)).toEqual(['newEmail', 'confirmPassword', 'newPassword']);
  });
});

test.each([
  [null, 'now', null],
  ['', 'now', null],
  ['now', 'now', null],
  ['Now', 'now', 'Now'],
  [' now', 'now', ' now'],
  ['next', '', 'next'],
])('of the new password %j beside the current %j is sent %j (PROF-19)', (next, current, sent) => {
  expect(sentPassword(next, current)).toBe(sent);
});

it('requires only an @ in an address (PROF-17)', () => {
  expect([validEmail('a@b'), validEmail('ab'), validEmail('')]).toEqual([true, false, false]);
});

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
])('the password %j is refused with %j', (password, told) => {
  expect(refusePassword(password)).toBe(told);
});
