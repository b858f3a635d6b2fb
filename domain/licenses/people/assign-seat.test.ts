import { expect, test } from 'vitest';
import { parseAssignment } from './assign-seat';

test.each([
  ['ann@x.example', { ok: true, email: 'ann@x.example' }],
  ['  ann@x.example ', { ok: true, email: 'ann@x.example' }],
  ['', { ok: true, email: null }],
  ['   ', { ok: true, email: null }],
  ['@', { ok: true, email: '@' }],
  ['ann', { ok: false, message: 'Please enter a valid email address.' }],
])('typing %j gives %j (SEAT-01, D-137)', (typed, result) => {
  expect(parseAssignment(typed)).toEqual(result);
});
