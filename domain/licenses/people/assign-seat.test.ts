import { expect, test } from 'vitest';
import { appliedAssignments, parseAssignment } from './assign-seat';

test.each([
  ['ann@x.example', { ok: true, email: 'ann@x.example' }],
  ['  ann@x.example ', { ok: true, email: 'ann@x.example' }],
  ['', { ok: true, email: null }],
  ['   ', { ok: true, email: null }],
  ['@', { ok: true, email: '@' }],
  ['ju\u0308rgen@x.example', { ok: true, email: 'jürgen@x.example' }],
  ['ann', { ok: false, message: 'Please enter a valid email address.' }],
])('typing %j gives %j (SEAT-01, D-137)', (typed, result) => {
  expect(parseAssignment(typed)).toEqual(result);
});

const one = { seatId: 's1', email: 'a@b' };
const two = { seatId: 's2', email: 'xyz' };
const three = { seatId: 's3', email: '' };

test('only an address with @ takes effect (SEAT-05)', () => {
  expect(appliedAssignments([one, two])).toEqual([one]);
});

test('an empty address frees its seat, and what was refused stays as it was (D-67)', () => {
  expect(appliedAssignments([one, two, three])).toEqual([one, three]);
  expect(appliedAssignments([{ ...three, email: '  ' }])).toHaveLength(1);
  expect(appliedAssignments([one, two, three], ['not this one', 'nor this', ''])).toEqual([three]);
});
