import { expect, it, test } from 'vitest';
import { expireDateFrom, nextBillingDate, termPeriod } from './term-period';

test.each([
  ['E1', '2026-12-31', 2, '2026-01-01', '2027-01-01', 365],
  ['E2', '2026-04-30', 1, '2026-04-01', '2026-05-01', 30],
  ['E3', '2028-06-14', 4, '2026-06-15', '2028-06-15', 731],
  ['E4', '2029-02-28', 5, '2026-03-01', '2029-03-01', 1096],
  ['E5', '2027-04-30', 2, '2026-05-01', '2027-05-01', 365],
  ['E8', '2026-03-30', 1, '2026-02-28', '2026-03-31', 31],
] as const)(
  '%s: what ends on %s with term %i runs from %s to %s, %i days (T-12)',
  (_, expireDate, code, start, end, totalDays) => {
    expect(termPeriod(expireDate, code)).toEqual({ start, end, totalDays });
  },
);

it('bills next on the day after the last covered one (PRICE-16)', () => {
  expect(nextBillingDate('2026-12-31')).toBe('2027-01-01');
});

test.each([
  ['2026-04-16', 2, '2027-04-15'],
  ['2026-04-11', 4, '2028-04-10'],
  ['2026-01-31', 1, '2026-02-27'],
  ['2026-04-11', 5, '2029-04-10'],
] as const)('a term that starts on %s with code %i covers up to %s', (start, code, expireDate) => {
  expect(expireDateFrom(start, code)).toBe(expireDate);
});
