import { expect, test } from 'vitest';
import { ALL_TIME, type Period } from '#domain/billing/period';
import { periodText } from './period-text';

const days = (from: string | null, to: string | null): Period => ({ kind: 'days', from, to });

test.each([
  [ALL_TIME, 'in all years'],
  [{ kind: 'year', year: 2026 } as const, 'in 2026'],
  [{ kind: 'month', year: 2026, month: 2 } as const, 'in March 2026'],
  [days(null, null), 'in all years'],
  [days('2026-03-05', null), 'since Mar 5, 2026'],
  [days(null, '2026-03-05'), 'until Mar 5, 2026'],
  [days('2026-03-05', '2026-03-05'), 'on Mar 5, 2026'],
  [days('2025-12-01', '2026-03-05'), 'from Dec 1, 2025 to Mar 5, 2026'],
])('%j is %s', (period, text) => {
  expect(periodText(period)).toBe(text);
});
