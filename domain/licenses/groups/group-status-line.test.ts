import { describe, expect, it, test } from 'vitest';
import { seatFacts, subscriptionFacts, TODAY } from '../../testkit/facts';
import type { SubscriptionFacts } from '../model';
import { groupStatusLine, nextBilling } from './group-status-line';

const FAILED = { hasFailedPaymentAttempt: true, firstFailedPaymentDate: '2026-04-02' };

const T06: [
  row: string,
  group: Partial<SubscriptionFacts>,
  text: string,
  tone: string,
  isWarning: boolean,
][] = [
  ['1', FAILED, 'Payment failed on Apr 2, 2026', 'DANGER', true],
  ['1 before 2', { ...FAILED, expireDate: '2026-04-01' }, 'Payment failed on Apr 2, 2026', 'DANGER', true],
  ['2', { expireDate: '2026-04-10' }, 'Ended on Apr 10, 2026', 'NEUTRAL', false],
  ['2 before 3', { expireDate: '2026-04-10', autoRenew: true }, 'Ended on Apr 10, 2026', 'NEUTRAL', false],
  ['3', { expireDate: '2026-12-31' }, 'Renews Jan 1, 2027', 'OK', false],
  ['3 also soon', { expireDate: TODAY }, 'Renews Apr 12, 2026', 'OK', false],
  [
    '4 at 90 days',
    { isPurchaseOrder: true, expireDate: '2026-07-10' },
    'Expires Jul 10, 2026',
    'WARNING',
    true,
  ],
  ['4 on the day', { canceled: true, expireDate: TODAY }, 'Expires Apr 11, 2026', 'WARNING', true],
  [
    '5 at 91 days',
    { isPurchaseOrder: true, expireDate: '2026-07-11' },
    'Expires Jul 11, 2026',
    'NEUTRAL',
    false,
  ],
  [
    '5 not renewing',
    { autoRenew: false, expireDate: '2026-12-31' },
    'Expires Dec 31, 2026',
    'NEUTRAL',
    false,
  ],
];

test.each(T06)('T-06 row %s (PAY-13, PO-23)', (_, group, text, tone, isWarning) => {
  expect(groupStatusLine(subscriptionFacts(group), [seatFacts()], TODAY)).toEqual({ text, tone, isWarning });
});

it('does not renew when every seat ends', () => {
  const line = groupStatusLine(subscriptionFacts(), [seatFacts({ expireDate: '2026-12-31' })], TODAY);
  expect(line.text).toBe('Expires Dec 31, 2026');
});

it('a canceled group is never past due', () => {
  const line = groupStatusLine(subscriptionFacts({ ...FAILED, canceled: true }), [seatFacts()], TODAY);
  expect(line.text).toBe('Expires Dec 31, 2026');
});

it('says so without a date when the vendor gives none', () => {
  const group = subscriptionFacts({ hasFailedPaymentAttempt: true });
  expect(groupStatusLine(group, [seatFacts()], TODAY).text).toBe('Payment failed');
});

const LATER_DAY = '2026-11-01';
const group = subscriptionFacts({ expireDate: '2026-12-31' });

describe('the next billing date', () => {
  it('is the day after the last covered day of a group that renews (PRICE-16)', () => {
    expect(nextBilling(group, [seatFacts()], LATER_DAY)).toBe('2027-01-01');
    expect(nextBilling(group, [seatFacts()], '2026-12-31')).toBe('2027-01-01');
  });

  it.each([
    ['that is canceled', { canceled: true }],
    ['bought by purchase order', { isPurchaseOrder: true }],
    ['that is not set to renew', { autoRenew: false }],
    ['that is past due', { hasFailedPaymentAttempt: true }],
    ['that is over', { expireDate: '2026-10-31' }],
  ])('is none of a group %s', (_what, overrides) => {
    expect(nextBilling({ ...group, ...overrides }, [seatFacts()], LATER_DAY)).toBeNull();
  });

  it('is none where every seat ends with the term', () => {
    expect(nextBilling(group, [seatFacts({ expireDate: '2026-12-31' })], LATER_DAY)).toBeNull();
  });
});
