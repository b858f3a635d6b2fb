import { expect, it } from 'vitest';
import { compareIds } from './compare-ids';

it('orders numbers by value, before other texts', () => {
  expect(['b', '10', '9', 'a', '1x', '007', 'x1', '2'].sort(compareIds)).toEqual([
    ...['2', '9', '10', '007', '1x', 'a', 'b', 'x1'],
  ]);
  expect(compareIds('7', '7')).toBe(0);
});
