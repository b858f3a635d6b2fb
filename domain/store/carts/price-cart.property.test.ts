import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { ProductKind } from '../../licenses/product-kind';
import { sumCents } from '../../money/cents';
import { arbitraryOrder } from '../../testkit/arbitrary-order';
import { figuresOf } from '../../testkit/priced-figures';
import { reckon } from '../../testkit/pricing-oracle';
import { priceStoreOrder, type StoreCart } from '../../testkit/store-order';
import { previewBasis } from '../carts/price-cart';

const RUNS = { numRuns: 1500 };

it('agrees with exact fractions to the cent for any purchase (PRICE-07, PRICE-22)', () => {
  fc.assert(
    fc.property(arbitraryOrder, (order) => {
      expect(figuresOf(priceStoreOrder(order))).toEqual(reckon(order));
    }),
    { numRuns: 3000 },
  );
});

it('has lines that add up to the total, none of them negative', () => {
  fc.assert(
    fc.property(arbitraryOrder, (order) => {
      const { lines, total } = priceStoreOrder(order);
      expect(sumCents(lines.map((line) => line.total))).toBe(total);
      expect(total).toBeGreaterThanOrEqual(0);
      for (const line of lines) expect(line.total).toBeGreaterThanOrEqual(0);
    }),
    RUNS,
  );
});

it('explains every line by steps that add up to it', () => {
  fc.assert(
    fc.property(arbitraryOrder, (order) => {
      for (const line of priceStoreOrder(order).lines) {
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
    fc.property(arbitraryOrder, (order) => {
      const { lines } = priceStoreOrder(order);
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
    fc.property(arbitraryOrder, (order) => {
      const { lines, coTerm } = priceStoreOrder(order);
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
    fc.property(arbitraryOrder, arbitraryOrder, (order, other) => {
      const [priced, otherPriced] = [priceStoreOrder(order), priceStoreOrder(other)];
      const basis = previewBasis(kindOf(order.cart), 'u-1', priced);
      expect(previewBasis(kindOf(order.cart), 'u-1', priceStoreOrder(structuredClone(order)))).toBe(basis);
      if (priced.total !== otherPriced.total) {
        expect(previewBasis(kindOf(other.cart), 'u-1', otherPriced)).not.toBe(basis);
      }
    }),
    RUNS,
  );
});

function kindOf(cart: StoreCart): ProductKind {
  if (cart.kind === 'cloud') return cart.plan;
  return cart.kind === 'ase' ? 'legacyAse' : 'rp';
}
