import { expect, test } from 'vitest';
import {
  keepSelectable,
  NOTHING_SELECTED,
  rowsBetween,
  seatCount,
  selectedIds,
  withSeats,
} from './selection';

const two = withSeats(withSeats(NOTHING_SELECTED, 'g1', ['a', 'b'], true), 'g2', ['c'], true);

test('seats of several groups are selected together, each once', () => {
  expect(selectedIds(withSeats(two, 'g1', ['a'], true))).toEqual(['a', 'b', 'c']);
  expect(seatCount(two)).toBe(3);
});

test('a group without selected seats leaves no trace', () => {
  expect([...withSeats(two, 'g1', ['a', 'b', 'never there'], false).keys()]).toEqual(['g2']);
});

test('a selection that is changed leaves the one before as it was', () => {
  withSeats(two, 'g1', ['a'], false);
  expect(seatCount(two)).toBe(3);
});

test('seats of a group that is not managed any more are let go (SEAT-10)', () => {
  expect(selectedIds(keepSelectable(two, (id) => id === 'g2'))).toEqual(['c']);
  expect(keepSelectable(two, () => true)).toBe(two);
});

test.each([
  ['a', 'c', ['a', 'b', 'c']],
  ['d', 'b', ['b', 'c', 'd']],
  ['b', 'b', ['b']],
  [null, 'c', ['c']],
  ['elsewhere', 'c', ['c']],
])('from %s to %s are %j', (from, to, rows) => {
  expect(rowsBetween(['a', 'b', 'c', 'd'], from, to)).toEqual(rows);
});
