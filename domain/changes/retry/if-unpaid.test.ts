import { describe, expect, it } from 'vitest';
import { addDays } from '../../calendar/calendar-date';
import { isRenewalDue } from '../../renewals/renewal-period';
import { seatFacts, subscriptionFacts } from '../../testkit/facts';
import { ifUnpaid } from './if-unpaid';

const END = '2026-04-10';
const group = subscriptionFacts({
  startDate: '2025-04-11',
  expireDate: END,
  hasFailedPaymentAttempt: true,
  firstFailedPaymentDate: '2026-04-11',
});

describe('a past-due group that stays unpaid', () => {
  it('ends with the last day that was paid, and a retry can pay for the term after it', () => {
    const unpaid = { seatsEnd: END, retryCovers: '2027-04-10' };
    expect(ifUnpaid(group, [seatFacts()], END)).toEqual({ ...unpaid, haveEnded: false });
    expect(ifUnpaid(group, [seatFacts()], addDays(END, 1))).toEqual({ ...unpaid, haveEnded: true });
  });

  it('can be paid for as long as the longest of its terms lasts', () => {
    const waiting = { expireDate: END, futureLicenseType: null };
    const [monthly, threeYears] = [1, 5].map((futureTerm) =>
      seatFacts({ ...waiting, futureTerm: futureTerm as 1 | 5 }),
    );
    if (!monthly || !threeYears) throw new Error('There are two seats.');
    expect(ifUnpaid(group, [monthly], END).retryCovers).toBe('2026-05-10');
    expect(ifUnpaid(group, [monthly, threeYears, seatFacts()], END).retryCovers).toBe('2029-04-10');
  });

  it('can be paid for its own term where none of its seats would have renewed', () => {
    expect(ifUnpaid(group, [seatFacts({ expireDate: END })], END).retryCovers).toBe('2027-04-10');
  });

  it('is never charged by the renewal run', () => {
    const days = Array.from({ length: 900 }, (_, index) => addDays(END, index));
    expect(days.filter((day) => isRenewalDue(group, day))).toEqual([]);
  });
});
