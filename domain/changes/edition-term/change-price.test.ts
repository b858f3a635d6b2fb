import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { addDays } from '../../calendar/calendar-date';
import { TERM_CODES } from '../../terms/term-code';
import { TODAY } from '../../testkit/facts';
import { Fraction } from '../../testkit/fraction';
import { PRICES } from '../../testkit/prices';
import { editionChangePrice, termChangePrice } from './change-price';

const GROUP = { priceList: PRICES, expireDate: '2026-12-31', today: TODAY };

it('U1: charges a greater edition for the rest of the period (PRICE-21, T-12, D-48)', () => {
  expect(editionChangePrice({ ...GROUP, from: 0, to: 1, term: 2 })).toEqual({
    effect: 'NOW',
    newPrice: 504_00,
    adjustment: 355_89,
    perSeat: 148_11,
    expireDate: '2026-12-31',
  });
});

test.each([
  ['T1', 1, 2, '2026-04-30', '2026-04-16', 14_50, 285_50, '2027-04-15'],
  ['T2', 2, 4, '2026-12-31', TODAY, 217_81, 352_19, '2028-04-10'],
] as const)(
  '%s: a longer term starts today, less what is unused (PRICE-21, T-12, D-49)',
  (_, from, to, expireDate, today, adjustment, perSeat, newExpireDate) => {
    const price = termChangePrice({ priceList: PRICES, licenseType: 0, from, to, expireDate, today });
    expect(price).toMatchObject({ effect: 'NOW', adjustment, perSeat, expireDate: newExpireDate });
  },
);

it('D1: a smaller or equal edition or term waits for the end and costs nothing (PRICE-21, T-12)', () => {
  const free = { effect: 'TERM_END', newPrice: 0, adjustment: 0, perSeat: 0, expireDate: '2026-12-31' };
  expect(editionChangePrice({ ...GROUP, from: 1, to: 0, term: 2 })).toEqual(free);
  expect(editionChangePrice({ ...GROUP, from: 1, to: 1, term: 2 })).toEqual(free);
  expect(termChangePrice({ ...GROUP, licenseType: 0, from: 2, to: 1 })).toEqual(free);
  expect(termChangePrice({ ...GROUP, licenseType: 0, from: 5, to: 5 })).toEqual(free);
});

it('never credits more than was paid for a period that has not begun', () => {
  const price = termChangePrice({ ...GROUP, licenseType: 0, from: 2, to: 4, expireDate: '2027-04-30' });
  expect(price.adjustment).toBe(300_00);
});

it('credits at most the new price when rounding or a cheap term would credit more', () => {
  const half = { expireDate: '2026-04-30', today: '2026-04-16' };
  const priceList = { ...PRICES, 0: { ...PRICES[0], 1: 1, 2: 0 }, 1: { ...PRICES[1], 1: 1 } };
  expect(editionChangePrice({ ...half, priceList, from: 0, to: 1, term: 1 })).toMatchObject({
    newPrice: 1,
    adjustment: 1,
    perSeat: 0,
  });
  expect(termChangePrice({ ...half, priceList, licenseType: 0, from: 1, to: 2 })).toMatchObject({
    adjustment: 0,
    perSeat: 0,
  });
});

it('is never negative and within a cent of (new − old) × unused', () => {
  const prices = fc
    .tuple(fc.nat(3000_00), fc.nat(3000_00))
    .map(([a, b]) => [Math.min(a, b), Math.max(a, b)] as const);
  fc.assert(
    fc.property(prices, fc.integer({ min: -60, max: 400 }), ([low, high], days) => {
      const today = addDays('2026-01-01', days);
      const priceList = { ...PRICES, 0: { ...PRICES[0], 2: low }, 1: { ...PRICES[1], 2: high } };
      const { perSeat, newPrice, adjustment } = editionChangePrice({
        ...GROUP,
        priceList,
        from: 0,
        to: 1,
        term: 2,
        today,
      });
      const used = Math.max(0, Math.min(days, 365));
      const exact = new Fraction(high - low).times(new Fraction(365 - used, 365)).toNumber();
      expect(perSeat).toBeGreaterThanOrEqual(0);
      expect(newPrice - adjustment).toBe(perSeat);
      expect(Math.abs(perSeat - exact)).toBeLessThanOrEqual(1);
    }),
    { numRuns: 3000 },
  );
});

it('never charges less than nothing for any longer term', () => {
  const days = fc.integer({ min: -60, max: 1200 });
  fc.assert(
    fc.property(fc.constantFrom(...TERM_CODES), fc.constantFrom(...TERM_CODES), days, (from, to, ahead) => {
      const expireDate = addDays(TODAY, ahead);
      const { perSeat, adjustment } = termChangePrice({ ...GROUP, licenseType: 0, from, to, expireDate });
      expect(perSeat).toBeGreaterThanOrEqual(0);
      expect(adjustment).toBeGreaterThanOrEqual(0);
    }),
    { numRuns: 2000 },
  );
});
