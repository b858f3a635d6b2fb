import { describe, expect, it, test } from 'vitest';
import { ALL_TIME, closedDaysOf, daysOf, type Period, yearOf } from './period';

const year: Period = { kind: 'year', year: 2026 };
const days = (from: string | null, to: string | null): Period => ({ kind: 'days', from, to });

test.each([
  [ALL_TIME, null, null],
  [year, '2026-01-01', '2026-12-31'],
  [days('2026-03-05', null), '2026-03-05', null],
])('the days of %j are %j to %j', (period, from, to) => {
  expect(daysOf(period)).toEqual({ from, to });
});

describe('a period without an end', () => {
  test.each([
    [ALL_TIME, { from: '2023-01-01', to: '2026-12-31' }],
    [days(null, '2024-02-01'), { from: '2023-01-01', to: '2024-02-01' }],
    [days('2025-06-01', null), { from: '2025-06-01', to: '2026-12-31' }],
    [year, { from: '2026-01-01', to: '2026-12-31' }],
  ])('ends with the years that there are: %j', (period, closed) => {
    expect(closedDaysOf(period, [2026, 2024, 2023])).toEqual(closed);
  });

  it('has no days where there are no years, or where it begins after they end', () => {
    expect(closedDaysOf(ALL_TIME, [])).toBeNull();
    expect(closedDaysOf(days(null, '2024-02-01'), [])).toBeNull();
    expect(closedDaysOf(days('2025-06-01', null), [])).toBeNull();
    expect(closedDaysOf(days('2027-01-01', null), [2026])).toBeNull();
  });
});

test.each([
  [2026, 1, '2026-02-01', '2026-02-28'],
  [2024, 1, '2024-02-01', '2024-02-29'],
  [2026, 11, '2026-12-01', '2026-12-31'],
])('month %i/%i lasts from %s to %s', (inYear, month, from, to) => {
  expect(daysOf({ kind: 'month', year: inYear, month })).toEqual({ from, to });
});

test.each([
  [year, 2026],
  [{ kind: 'month', year: 2026, month: 2 } as const, 2026],
  [days('2026-03-01', '2026-11-30'), 2026],
  [days('2025-12-31', '2026-01-01'), null],
  [days('2026-03-01', null), null],
  [ALL_TIME, null],
])('%j lies in the year %j', (period, expected) => {
  expect(yearOf(period)).toBe(expected);
});
