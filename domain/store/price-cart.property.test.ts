import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sumCents } from '../money/cents';
import { TERM_CODES } from '../terms/term-code';
import { PRICES } from '../testkit/prices';
import { oracleTotal } from '../testkit/pricing-oracle';
import type { Coupon } from './coupon';
import { FIRST_YEAR_DESCRIPTION } from './coupon-discount';
import { previewBasis } from './preview-basis';
import { priceRpCart, type RpPurchase } from './price-cart';

const DAY = 86_400_000;
const RUNS = { numRuns: 3000 };
const CODES = [
  801100, 811100, 821100, 802100, 812100, 822100, 802200, 812200, 822200, 802300, 812300, 822300,
];

const dateFrom = (day: number) => new Date(day * DAY).toISOString().slice(0, 10);
const term = fc.constantFrom(...TERM_CODES);
const price = fc.integer({ min: 0, max: 5000_00 });
const termPrices = fc.record({ 1: price, 2: price, 4: price, 5: price });

const coupon: fc.Arbitrary<Omit<Coupon, 'id' | 'endDate'>> = fc.record({
  type: fc.constantFrom('PERCENT' as const, 'FIXED' as const, 'OTHER' as const),
  amountHundredths: fc.integer({ min: -100, max: 150_00 }),
  description: fc.constantFrom('Spring offer', FIRST_YEAR_DESCRIPTION),
  isRenewal: fc.constantFrom(false, false, false, true),
  remainingUses: fc.nat(8),
  productIds: fc.subarray(CODES, { minLength: 4 }),
});

const purchase: fc.Arbitrary<RpPurchase> = fc
  .record({
    cart: fc.record({ term, proQuantity: fc.nat(9), teamQuantity: fc.nat(9), entQuantity: fc.nat(9) }),
    prices: fc.tuple(termPrices, termPrices, termPrices),
    coupons: fc.array(fc.tuple(coupon, fc.option(fc.integer({ min: -3, max: 3 }))), { maxLength: 4 }),
    today: fc.integer({ min: 19_700, max: 23_000 }),
    group: fc.option(fc.record({ id: fc.constant('g'), term, daysLeft: fc.integer({ min: -3, max: 1200 }) })),
  })
  .map(({ cart, prices, coupons, today, group }) => ({
    cart,
    priceList: { ...PRICES, 0: prices[0], 1: prices[1], 2: prices[2] },
    coupons: coupons.map(([rest, end], index) => ({
      ...rest,
      id: `c-${index}`,
      endDate: end === null ? null : dateFrom(today + end),
    })),
    coTermGroup: group && { id: group.id, term: group.term, expireDate: dateFrom(today + group.daysLeft) },
    today: dateFrom(today),
  }));

it('agrees with exact fractions to the cent', () => {
  fc.assert(
    fc.property(purchase, (order) => {
      expect(BigInt(priceRpCart(order).total)).toBe(oracleTotal(order));
    }),
    { numRuns: 5000 },
  );
});

it('has lines that add up to the total, none of them negative', () => {
  fc.assert(
    fc.property(purchase, (order) => {
      const { lines, total } = priceRpCart(order);
      expect(sumCents(lines.map((line) => line.total))).toBe(total);
      expect(total).toBeGreaterThanOrEqual(0);
      for (const line of lines) expect(line.total).toBeGreaterThanOrEqual(0);
    }),
    RUNS,
  );
});

it('explains every line by steps that add up to it', () => {
  fc.assert(
    fc.property(purchase, (order) => {
      for (const line of priceRpCart(order).lines) {
        expect(sumCents(line.derivation.map((step) => step.amount))).toBe(line.total);
        for (const step of line.derivation) expect(step.perItem * step.quantity).toBe(step.amount);
        expect(line.derivation.filter((step) => step.kind === 'COUPON')).toHaveLength(
          line.appliedCoupons.length,
        );
      }
    }),
    RUNS,
  );
});

it('uses no coupon more often than is left, nor two for one item', () => {
  fc.assert(
    fc.property(purchase, (order) => {
      const { lines } = priceRpCart(order);
      for (const { id, remainingUses } of order.coupons) {
        const applied = lines
          .flatMap((line) => line.appliedCoupons)
          .filter(({ couponId }) => couponId === id);
        const used = applied.reduce((sum, { qty }) => sum + qty, 0);
        expect(used).toBeLessThanOrEqual(remainingUses);
        for (const { usesLeft } of applied) expect(usesLeft).toBe(remainingUses - used);
      }
      for (const { appliedCoupons, quantity } of lines) {
        expect(appliedCoupons.reduce((sum, { qty }) => sum + qty, 0)).toBeLessThanOrEqual(quantity);
        for (const { qty, discPerItem, totalDisc } of appliedCoupons)
          expect(totalDisc).toBe(discPerItem * qty);
      }
    }),
    RUNS,
  );
});

it('credits never more than the price and charges extra only before the group starts', () => {
  fc.assert(
    fc.property(purchase, (order) => {
      const { lines, coTerm } = priceRpCart(order);
      if (coTerm) expect(coTerm.elapsedDays).toBeLessThanOrEqual(coTerm.totalDays);
      for (const { normalItemPrice, perItemSubscriptionAdj } of lines) {
        expect(perItemSubscriptionAdj).toBeLessThanOrEqual(normalItemPrice);
        if (!coTerm) expect(perItemSubscriptionAdj).toBe(0);
        if (perItemSubscriptionAdj < 0) expect(coTerm?.elapsedDays).toBeLessThan(0);
      }
    }),
    RUNS,
  );
});

it('has one preview text per price: equal for equal orders, different whenever the total differs', () => {
  fc.assert(
    fc.property(purchase, purchase, (order, other) => {
      const [priced, otherPriced] = [priceRpCart(order), priceRpCart(other)];
      const basis = previewBasis('u-1', priced);
      expect(previewBasis('u-1', priceRpCart(structuredClone(order)))).toBe(basis);
      if (priced.total !== otherPriced.total) expect(previewBasis('u-1', otherPriced)).not.toBe(basis);
    }),
    RUNS,
  );
});
