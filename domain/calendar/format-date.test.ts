import { expect, test } from 'vitest';
import { formatDate } from './format-date';

test.each([
  ['2027-01-01', 'Jan 1, 2027'],
  ['2026-09-30', 'Sep 30, 2026'],
  ['2028-02-29', 'Feb 29, 2028'],
  ['2026-12-31', 'Dec 31, 2026'],
])('shows %s as %s', (date, text) => {
  expect(formatDate(date)).toBe(text);
});

test('shows every day as the platform does', () => {
  const platform = new Intl.DateTimeFormat('en-US', {
    timeZone: 'UTC',
    year: 'numeric',
    month: 'short',
    day: 'numeric',
  });
  for (let day = Date.UTC(2023, 11, 31); day < Date.UTC(2029, 0, 2); day += 86_400_000) {
    expect(formatDate(new Date(day).toISOString().slice(0, 10))).toBe(platform.format(day));
  }
});
