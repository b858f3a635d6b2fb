import { describe, expect, it } from 'vitest';
import type { SubscriptionFacts } from '../licenses/model';
import { subscriptionFacts, TODAY } from '../testkit/facts';
import { isRenewalDue } from './renewal-due';

describe('whether a renewal is due', () => {
  it.each<[string, Partial<SubscriptionFacts>, boolean]>([
    ['the day after the last covered day', { expireDate: '2026-04-10' }, true],
    ['years later', { expireDate: '2023-04-10' }, true],
    ['not on the last covered day', { expireDate: TODAY }, false],
    ['not before', { expireDate: '2026-12-31' }, false],
    ['not when it does not renew', { expireDate: '2026-04-10', autoRenew: false }, false],
    ['not when it was canceled', { expireDate: '2026-04-10', canceled: true }, false],
    ['not on a purchase order', { expireDate: '2026-04-10', isPurchaseOrder: true }, false],
    ['not when it is not billed by time', { expireDate: '2026-04-10', isBilledByTime: false }, false],
    ['not while a payment is owed', { expireDate: '2026-04-10', hasFailedPaymentAttempt: true }, false],
    [
      'not while a payment of a cloud group is owed',
      { expireDate: '2026-04-10', kind: 'cloud', firstFailedPaymentDate: '2026-04-01' },
      false,
    ],
  ])('%s', (_name, facts, expected) => {
    expect(isRenewalDue(subscriptionFacts(facts), TODAY)).toBe(expected);
  });
});
