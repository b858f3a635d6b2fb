import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { addDays } from '../calendar/calendar-date';
import { TERM_CODES } from '../terms/term-code';
import { adjustmentWord, elapsedPart, prorationOf, unusedPart } from './proration';

it('knows the period and how much of it has passed (D-43)', () => {
  expect(prorationOf('2026-12-31', 2, '2026-04-11')).toEqual({
    periodStart: '2026-01-01',
    periodEnd: '2027-01-01',
    elapsedDays: 100,
    totalDays: 365,
  });
});

it('never counts more days than the period has', () => {
  expect(prorationOf('2026-12-31', 2, '2027-06-01')).toMatchObject({ elapsedDays: 365, totalDays: 365 });
});

test.each([
  [0, 'credit'],
  [5, 'credit'],
  [-5, 'adjustment'],
] as const)('an adjustment of %i is called %s (PRICE-12, D-44)', (adjustment, word) => {
  expect(adjustmentWord(adjustment)).toBe(word);
});

test.each([
  [100, 1, 67],
  [1, 2, 0],
  [5, 2, 2],
  [-1, 1, -1],
])(
  'of %i cents with %i of 3 days passed, %i are unused, rounded to the nearest cent',
  (price, passed, unused) => {
    const period = { periodStart: '2026-01-01', periodEnd: '2026-01-04', elapsedDays: passed, totalDays: 3 };
    expect(unusedPart(price, period)).toBe(unused);
  },
);

it('stays within its bounds and splits a price without losing more than rounding', () => {
  const arbitraryDays = fc.integer({ min: -400, max: 1500 });
  fc.assert(
    fc.property(fc.constantFrom(...TERM_CODES), arbitraryDays, fc.nat(10_000_00), (term, days, price) => {
      const proration = prorationOf('2028-02-29', term, addDays('2028-02-29', -days));
      const [elapsed, unused] = [elapsedPart(price, proration), unusedPart(price, proration)];
      expect(elapsed).toBeLessThanOrEqual(price);
      expect(unused).toBeGreaterThanOrEqual(0);
      expect(Math.abs(elapsed + unused - price)).toBeLessThanOrEqual(1);
      expect(Math.sign(elapsed) * Math.sign(proration.elapsedDays)).toBeGreaterThanOrEqual(0);
    }),
    { numRuns: 3000 },
  );
});
