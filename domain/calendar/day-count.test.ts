import { expect, test } from 'vitest';
import { dayCount } from './day-count';

test.each([
  [0, '0 days'],
  [1, '1 day'],
  [1095, '1,095 days'],
])('says %i days as %s', (days, text) => {
  expect(dayCount(days)).toBe(text);
});
