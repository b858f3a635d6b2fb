import { expect, test } from 'vitest';
import { groupsInSight } from './groups-in-sight';

const group = (id: string, rows: number) => ({
  id,
  section: 'ACTIVE' as const,
  seats: { nodes: Array.from({ length: rows }, (_, row) => row) },
});
const GROUPS = [group('a', 5), group('b', 5), group('c', 50), group('d', 5)];
const shown = (height: number, hasCards: boolean) =>
  groupsInSight(GROUPS, { height, hasCards }).map(({ id }) => id);

test('the first group is always there, further ones as far as the window reaches', () => {
  expect(shown(500, false)).toEqual(['a']);
  expect(shown(900, false)).toEqual(['a', 'b']);
  expect(shown(1_000, false)).toEqual(['a', 'b', 'c']);
  expect(shown(10_000, false)).toEqual(['a', 'b', 'c', 'd']);
});

test('cards fill a window sooner than rows', () => {
  expect(shown(1_000, true)).toEqual(['a']);
});
