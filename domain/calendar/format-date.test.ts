import { afterEach, expect, it, test, vi } from 'vitest';
import { dayCount, formatDate } from './format-date';

afterEach(() => {
  vi.unstubAllEnvs();
});

test.each([
  ['2027-01-01', 'Jan 1, 2027'],
  ['2026-09-30', 'Sep 30, 2026'],
  ['2028-02-29', 'Feb 29, 2028'],
  ['2026-12-31', 'Dec 31, 2026'],
])('shows %s as %s', (date, text) => {
  expect(formatDate(date)).toBe(text);
});

it('shows the same day in every time zone', () => {
  for (const zone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
    vi.stubEnv('TZ', zone);
    expect(formatDate('2027-01-01')).toBe('Jan 1, 2027');
  }
});

test.each([
  [0, '0 days'],
  [1, '1 day'],
  [1095, '1,095 days'],
])('says %i days as %s', (days, text) => {
  expect(dayCount(days)).toBe(text);
});
