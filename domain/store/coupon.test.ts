import { expect, test } from 'vitest';
import { couponType } from './coupon';

test.each([
  [0, 'PERCENT'],
  ['0', 'PERCENT'],
  ['percent', 'PERCENT'],
  ['Percent', 'PERCENT'],
  [1, 'FIXED'],
  ['1', 'FIXED'],
  ['fixed', 'FIXED'],
  ['Fixed', 'FIXED'],
  [2, 'OTHER'],
  ['', 'OTHER'],
  [null, 'OTHER'],
  [undefined, 'OTHER'],
])('the vendor type %j means %s (D-101)', (value, type) => {
  expect(couponType(value)).toBe(type);
});
