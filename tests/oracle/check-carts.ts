import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { arbitraryOrder } from '#domain/testkit/arbitrary-order';
import { figuresOf, type PricedFigures } from '#domain/testkit/priced-figures';
import { reckon } from '#domain/testkit/pricing-oracle';
import { priceStoreOrder, type StoreOrder } from '#domain/testkit/store-order';
import type { Checked } from './share';

/** Prices carts by the rules and by the oracle; stops at the first difference, shrunk. */
export function checkCarts(seed: number, carts: number): Checked {
  const tally: Record<string, number> = {};
  let count = 0;
  const agrees = fc.property(arbitraryOrder, (order) => {
    const expected = reckon(order);
    count += 1;
    for (const trait of traitsOf(order, expected)) tally[trait] = (tally[trait] ?? 0) + 1;
    return isDeepStrictEqual(figuresOf(priceStoreOrder(order)), expected);
  });
  const { failed, counterexample } = fc.check(agrees, { seed, numRuns: carts });
  const [smallest] = counterexample ?? [];
  return { count, tally, problem: failed && smallest ? describe(smallest) : null };
}

function traitsOf({ cart }: StoreOrder, { period, discountTotal, total }: PricedFigures): string[] {
  const traits = [cart.kind === 'cloud' ? `${cart.plan} seats` : cart.kind === 'ase' ? 'bundle' : 'rp seats'];
  if (period === null) traits.push('new group');
  else traits.push(period.elapsedDays < 0 ? 'group not begun' : 'group running or ended');
  if (discountTotal > 0) traits.push('discounted');
  if (total === 0) traits.push('free or empty');
  return traits;
}

function describe(order: StoreOrder): string {
  const shown = { order, rules: figuresOf(priceStoreOrder(order)), oracle: reckon(order) };
  return JSON.stringify(shown, null, 2);
}
