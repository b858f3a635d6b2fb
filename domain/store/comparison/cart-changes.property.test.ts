import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sumCents } from '../../money/cents';
import { arbitraryOrder } from '../../testkit/arbitrary-order';
import { comparedCart } from '../../testkit/compared-cart';
import { priceStoreOrder, type StoreOrder } from '../../testkit/store-order';
import { previewBasis } from '../carts/price-cart';
import { cartChanges } from './cart-changes';

const RUNS = { numRuns: 400 };

// The same cart with the price list, coupons, group and day of another order.
const twoPrices = fc
  .record({
    order: arbitraryOrder,
    other: arbitraryOrder,
    kept: fc.subarray(['priceList', 'coupons', 'coTermGroup', 'today'] as const),
  })
  .map(({ order, other, kept }): [StoreOrder, StoreOrder] => {
    const same = Object.fromEntries(kept.map((name) => [name, order[name]]));
    return [order, { ...other, ...same, cart: order.cart }];
  });

const anyPair = fc.oneof(twoPrices, fc.tuple(arbitraryOrder, arbitraryOrder));

it('adds up to the difference of the totals', () => {
  fc.assert(
    fc.property(anyPair, ([order, other]) => {
      const [before, after] = [priceStoreOrder(order), priceStoreOrder(other)];
      const changes = cartChanges(comparedCart(before), comparedCart(after));
      expect(sumCents(changes.map(({ difference }) => difference))).toBe(after.total - before.total);
    }),
    RUNS,
  );
});

it('has changes exactly when a preview would be refused', () => {
  fc.assert(
    fc.property(anyPair, ([order, other]) => {
      const [before, after] = [priceStoreOrder(order), priceStoreOrder(other)];
      const isSame = previewBasis('rp', 'u-1', before) === previewBasis('rp', 'u-1', after);
      expect(cartChanges(comparedCart(before), comparedCart(after)).length === 0).toBe(isSame);
    }),
    RUNS,
  );
});

it('shows two sides that differ, or an amount or a reason that does', () => {
  fc.assert(
    fc.property(anyPair, ([order, other]) => {
      const [before, after] = [comparedCart(priceStoreOrder(order)), comparedCart(priceStoreOrder(other))];
      for (const change of cartChanges(before, after)) {
        expect(change.what).not.toBe('');
        if (change.before === change.after) expect(change.why).not.toBeNull();
        expect(change.before ?? change.after).not.toBeNull();
      }
    }),
    RUNS,
  );
});

it('is reversed when the carts are swapped', () => {
  fc.assert(
    fc.property(anyPair, ([order, other]) => {
      const [before, after] = [comparedCart(priceStoreOrder(order)), comparedCart(priceStoreOrder(other))];
      const sides = (changes: ReturnType<typeof cartChanges>) =>
        changes.map(({ kind, before: old, after: now, difference }) => [kind, old, now, difference]).sort();
      const back = cartChanges(after, before).map((change) => ({
        ...change,
        before: change.after,
        after: change.before,
        difference: change.difference === 0 ? 0 : -change.difference,
      }));
      expect(sides(cartChanges(before, after))).toEqual(sides(back as ReturnType<typeof cartChanges>));
    }),
    RUNS,
  );
});
