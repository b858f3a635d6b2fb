import { expect, test } from 'vitest';
import { couponLabel } from './coupon-label';

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
