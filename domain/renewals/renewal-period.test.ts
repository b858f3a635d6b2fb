import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SubscriptionFacts } from '../licenses/model';
import { TERM_CODES } from '../terms/term-code';
import { nextBillingDate } from '../terms/term-period';
import { subscriptionFacts, TODAY } from '../testkit/facts';
import { isRenewalDue, renewedUntil } from './renewal-period';

const DAY = 86_400_000;
const dateFrom = (day: number) => new Date(day * DAY).toISOString().slice(0, 10);

describe('the period after a renewal', () => {
  it.each([
    ['a year from the old end', '2026-12-31', 2, '2026-01-01', '2027-12-31'],
    ['a month', '2026-04-14', 1, '2026-01-15', '2026-05-14'],
    ['two years over a leap day', '2026-02-28', 4, '2025-03-01', '2028-02-29'],
    ['three years', '2026-06-14', 5, '2023-06-15', '2029-06-14'],
    ['after a short month, back to the 31st', '2026-02-27', 1, '2026-01-31', '2026-03-30'],
    ['from the 31st, to the end of a month of 30 days', '2026-03-30', 1, '2026-01-31', '2026-04-29'],
    ['the 29th of February every leap year', '2027-02-27', 2, '2024-02-29', '2028-02-28'],
    ['after a short month, back to the 30th', '2026-02-27', 1, '2026-01-30', '2026-03-29'],
    ['a year after a short month, in the same month', '2026-02-27', 2, '2026-01-31', '2027-02-27'],
    [
      'a group that is billed in the middle of the month stays there',
      '2026-05-14',
      1,
      '2026-01-31',
      '2026-06-14',
    ],
    ['and so does one that is billed later than it began', '2026-04-29', 1, '2026-01-15', '2026-05-29'],
    ['a start on the 28th stays there', '2026-02-27', 1, '2026-01-28', '2026-03-27'],
  ] as const)('is %s', (_name, expireDate, term, startDate, expected) => {
    expect(renewedUntil(expireDate, term, startDate)).toBe(expected);
  });

  it('of a monthly group returns to its start day after any number of months', () => {
    const day = fc.integer({ min: 19_700, max: 23_000 });
    fc.assert(
      fc.property(day, fc.integer({ min: 1, max: 60 }), (start, months) => {
        const startDate = dateFrom(start);
        let expireDate = dateFrom(start - 1);
        for (let month = 0; month < months; month += 1) expireDate = renewedUntil(expireDate, 1, startDate);
        const next = new Date(`${nextBillingDate(expireDate)}T00:00:00Z`);
        const isLast = new Date(next.getTime() + DAY).getUTCDate() === 1;
        const wanted = new Date(start * DAY).getUTCDate();
        expect(next.getUTCDate() === wanted || (isLast && next.getUTCDate() < wanted)).toBe(true);
      }),
    );
  });

  it('always ends later, for any start day', () => {
    const day = fc.integer({ min: 19_700, max: 23_000 });
    fc.assert(
      fc.property(day, day, fc.constantFrom(...TERM_CODES), (end, start, term) => {
        expect(renewedUntil(dateFrom(end), term, dateFrom(start)) > dateFrom(end + 26)).toBe(true);
      }),
    );
  });
});

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
      'not for a past-due cloud group',
      { expireDate: '2026-04-10', kind: 'cloud', firstFailedPaymentDate: '2026-04-01' },
      false,
    ],
  ])('%s', (_name, facts, expected) => {
    expect(isRenewalDue(subscriptionFacts(facts), TODAY)).toBe(expected);
  });
});
