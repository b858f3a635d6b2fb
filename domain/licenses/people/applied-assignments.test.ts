import { expect, test } from 'vitest';
import { appliedAssignments } from './applied-assignments';

const one = { seatId: 's1', email: 'a@b' };
const two = { seatId: 's2', email: 'xyz' };
const three = { seatId: 's3', email: '' };

test('only an address with @ takes effect (SEAT-05)', () => {
  expect(appliedAssignments([one, two])).toEqual([one]);
});

test('an empty address frees its seat, and what was refused stays as it was (D-67)', () => {
  expect(appliedAssignments([one, two, three])).toEqual([one, three]);
  expect(appliedAssignments([one, two, three], ['not this one', 'nor this', ''])).toEqual([three]);
});
