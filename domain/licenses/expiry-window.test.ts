import { expect, test } from 'vitest';
import { TODAY } from '../testkit/facts';
import { isWithinWarning } from './expiry-window';

test.each([
  ['2026-04-10', false],
  ['2026-04-11', true],
  ['2026-07-10', true],
  ['2026-07-11', false],
])('on 2026-04-11 the end on %s is announced: %s (CONST-13)', (date, isAnnounced) => {
  expect(isWithinWarning(date, TODAY)).toBe(isAnnounced);
});
