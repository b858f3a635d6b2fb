import { expect, it, test } from 'vitest';
import { seatFacts, subscriptionFacts, TODAY } from '../../testkit/facts';
import type { SubscriptionFacts } from '../model';
import { groupStatusLine } from './group-status-line';

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

test.each(T06)('T-06 row %s', (_, group, text, tone, isWarning) => {
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
