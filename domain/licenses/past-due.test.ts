import { expect, test } from 'vitest';
import { subscriptionFacts } from '../testkit/facts';
import { isPastDue, isPurchaseOrder } from './past-due';

const DATE = '2026-04-01';

test.each([
  ['rp', true, DATE, false, true],
  ['rp', true, null, false, true],
  ['rp', false, DATE, false, false],
  ['rp', true, DATE, true, false],
  ['cloud', false, DATE, false, true],
  ['cfb', true, null, false, false],
  ['cloud', true, DATE, true, false],
] as const)(
  '%s, failed attempt %s, first failure %s, canceled %s: past due %s (STAT-04, PAY-01, D-90)',
  (kind, hasFailedPaymentAttempt, firstFailedPaymentDate, canceled, expected) => {
    const facts = subscriptionFacts({ kind, hasFailedPaymentAttempt, firstFailedPaymentDate, canceled });
    expect(isPastDue(facts)).toBe(expected);
  },
);

test.each([
  ['PURCHASE_ORDER', 'PURCHASE_ORDER', true],
  ['braintree-7', 'PURCHASE_ORDER', false],
  [null, 'PURCHASE_ORDER', false],
  ['', '', false],
])('payment id %j with sentinel %j: %s (MAN-23)', (braintreeId, sentinel, expected) => {
  expect(isPurchaseOrder(braintreeId, sentinel)).toBe(expected);
});
