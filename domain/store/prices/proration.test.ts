import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { addDays } from '../../calendar/calendar-date';
import { TERM_CODES } from '../../terms/term-code';
import { adjustmentWord, elapsedPart, prorationOf, unusedPart, usageOf, usedPart } from './proration';

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
  ['2026-01-31', '2026-01-11', 100, 68],
  ['2026-01-31', '2026-01-31', 100, 3],
  ['2026-01-31', '2026-02-01', 100, 0],
  ['2026-02-28', '2026-01-20', 100, 100],
])('of a month paid up to %s, on %s of %i cents %i are unused', (paidUntil, today, price, unused) => {
  expect(unusedPart(price, usageOf(paidUntil, 1, today))).toBe(unused);
});

const arbitraryDays = fc.integer({ min: -400, max: 1500 });

it('counts used and unused days that add up to the total, neither negative', () => {
  fc.assert(
    fc.property(fc.constantFrom(...TERM_CODES), arbitraryDays, fc.nat(10_000_00), (term, days, price) => {
      const usage = usageOf('2028-02-29', term, addDays('2028-02-29', -days));
      const { usedDays, unusedDays, totalDays } = usage;
      expect(usedDays + unusedDays).toBe(totalDays);
      expect(Math.min(usedDays, unusedDays)).toBeGreaterThanOrEqual(0);
      expect(Math.abs(usedPart(price, usage) + unusedPart(price, usage) - price)).toBeLessThanOrEqual(1);
    }),
    { numRuns: 3000 },
  );
});

it('credits at most the price, and adds to it for days before the period', () => {
  fc.assert(
    fc.property(fc.constantFrom(...TERM_CODES), arbitraryDays, fc.nat(10_000_00), (term, days, price) => {
      const proration = prorationOf('2028-02-29', term, addDays('2028-02-29', -days));
      const elapsed = elapsedPart(price, proration);
      expect(elapsed).toBeLessThanOrEqual(price);
      expect(Math.sign(elapsed) * Math.sign(proration.elapsedDays)).toBeGreaterThanOrEqual(0);
    }),
    { numRuns: 3000 },
  );
});
