import { describe, expect, it } from 'vitest';
import { seatFacts, subscriptionFacts } from '../../testkit/facts';
import { nextBilling } from './next-billing';

const TODAY = '2026-11-01';
const group = subscriptionFacts({ expireDate: '2026-12-31' });

describe('the next billing date', () => {
  it('is the day after the last covered day of a group that renews (PRICE-16)', () => {
    expect(nextBilling(group, [seatFacts()], TODAY)).toBe('2027-01-01');
    expect(nextBilling(group, [seatFacts()], '2026-12-31')).toBe('2027-01-01');
  });

  it.each([
    ['that is canceled', { canceled: true }],
    ['bought by purchase order', { isPurchaseOrder: true }],
    ['that is not set to renew', { autoRenew: false }],
    ['that is past due', { hasFailedPaymentAttempt: true }],
    ['that is over', { expireDate: '2026-10-31' }],
  ])('is none of a group %s', (_what, overrides) => {
    expect(nextBilling({ ...group, ...overrides }, [seatFacts()], TODAY)).toBeNull();
  });

  it('is none where every seat ends with the term', () => {
    expect(nextBilling(group, [seatFacts({ expireDate: '2026-12-31' })], TODAY)).toBeNull();
  });
});
