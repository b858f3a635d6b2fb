import { expect, test } from 'vitest';
import { couponLabel, couponType } from './coupon';

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
  [['0'], 'OTHER'],
  [null, 'OTHER'],
  [undefined, 'OTHER'],
])('the vendor type %j means %s (D-101)', (value, type) => {
  expect(couponType(value)).toBe(type);
});

test.each([
  ['US Gov discount', 'GOV'],
  ['Government & education', 'GOV'],
  ['Education 50%', 'EDU'],
  ['Non-Profit rate', 'NPO'],
  ['edu non-profit', 'EDU'],
  ['Spring offer', 'Spring offer'],
])('%s is labelled %s (PRICE-20, D-47)', (description, label) => {
  expect(couponLabel(description)).toBe(label);
});
