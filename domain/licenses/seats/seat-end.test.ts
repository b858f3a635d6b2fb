import { expect, test } from 'vitest';
import { seatFacts, subscriptionFacts } from '../../testkit/facts';
import { seatEnd } from './seat-end';

const TODAY = '2026-11-20';

test.each([
  ['goes on with its group', {}, {}, null],
  ['waits for another edition', { expireDate: '2026-12-31', futureLicenseType: 1 }, {}, null],
  ['ends with its group', { expireDate: '2026-12-31' }, {}, '2026-12-31'],
  ['ends before its group', { expireDate: '2026-06-30' }, {}, '2026-06-30'],
  ['is of a group that is canceled', {}, { canceled: true }, '2026-12-31'],
  ['is of a purchase order', {}, { isPurchaseOrder: true, autoRenew: false }, '2026-12-31'],
  ['ends before its purchase order', { expireDate: '2026-06-30' }, { autoRenew: false }, '2026-06-30'],
  ['is over, its group being past due', {}, { expireDate: '2026-11-19' }, '2026-11-19'],
  [
    'ended with a pending edition',
    { expireDate: '2026-11-19', futureLicenseType: 1 },
    { expireDate: '2026-11-19' },
    '2026-11-19',
  ],
  ['is paid for until today', {}, { expireDate: TODAY }, null],
] as const)('a seat that %s has the end that holds for it', (_what, seat, group, end) => {
  expect(seatEnd(seatFacts(seat), subscriptionFacts(group), TODAY)).toBe(end);
});
