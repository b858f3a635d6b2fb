import { expect, it } from 'vitest';
import { compareIds } from './compare-ids';

it('orders numbers by value, before other texts', () => {
  expect(['b', '10', '9', 'a', '007', '2'].sort(compareIds)).toEqual(['2', '9', '10', '007', 'a', 'b']);
  expect(compareIds('7', '7')).toBe(0);
});
