import { expect, test } from 'vitest';
import { retryDelayMs } from './retry';

test('waits longer after every failure, up to half a minute', () => {
  expect([0, 1, 2, 3, 4, 50].map((failures) => retryDelayMs(failures, 0.5))).toEqual([
    2_000, 4_000, 8_000, 16_000, 30_000, 30_000,
  ]);
});

test('spreads the tries of many clients by a quarter either way', () => {
  expect(retryDelayMs(0, 0)).toBe(1_500);
  expect(retryDelayMs(0, 1)).toBe(2_500);
});
