import { expect, test } from 'vitest';
import { subscriptionFacts, TODAY } from '../testkit/facts';
import { subscriptionStatus } from './subscription-status';

const [PAST, FUTURE] = ['2026-01-01', '2026-04-12'];

test.each([
  [true, PAST, 'rp', 'RpCanceled'],
  [true, FUTURE, 'rp', 'RpCanceled'],
  [true, PAST, 'cfb', 'CfbCanceled'],
  [true, FUTURE, 'cfb', 'CfbCanceled'],
  [false, FUTURE, 'rp', 'RpUpcoming'],
  [false, FUTURE, 'cfb', 'CfbUpcoming'],
  [false, FUTURE, 'legacyAse', 'CfbUpcoming'],
  [false, PAST, 'rp', 'RpActive'],
  [false, TODAY, 'rp', 'RpActive'],
  [false, PAST, 'cfb', 'CfbActive'],
] as const)('canceled %s, starts %s, %s: %s (T-02)', (canceled, startDate, kind, status) => {
  expect(subscriptionStatus(subscriptionFacts({ canceled, startDate, kind }), TODAY)).toBe(status);
});
