import { expect, test } from 'vitest';
import { TODAY } from '../testkit/facts';
import { isSeatEnded } from './paid-until';

test.each([
  [null, '2026-04-11', false],
  [null, '2026-04-10', true],
  ['2026-04-11', '2026-04-10', false],
  ['2026-04-10', '2026-12-31', true],
])('seat end %s, group end %s: over %s', (seatEnd, groupEnd, isOver) => {
  expect(isSeatEnded({ expireDate: seatEnd }, { expireDate: groupEnd }, TODAY)).toBe(isOver);
});
