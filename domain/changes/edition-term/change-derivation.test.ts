import { expect, test } from 'vitest';
import type { PriceList } from '../../store/prices/price-list';
import { DIANA, seatFacts, subscriptionFacts, TODAY } from '../../testkit/facts';
import { PRICES } from '../../testkit/prices';
import { seatUnit } from '../change-unit';
import { planEditionChange } from './plan-edition-change';
import { priceChange } from './price-change';

/** How the price of Team for two Pro seats of a monthly group comes about, in its month of April. */
function derived(today: string, priceList: PriceList) {
  const group = subscriptionFacts({ term: 1, startDate: '2026-04-01', expireDate: '2026-04-30' });
  const units = ['a', 'b'].map((seatId) => seatUnit(seatFacts({ seatId })));
  const plan = planEditionChange([{ group, units }], 1, { viewer: DIANA, today });
  const [line] =
    priceChange(plan.ok ? plan.groups : [], { priceList, coupons: [], today }).groups[0]?.lines ?? [];
  return line?.derivation.slice(1);
}

test('where rounding would give back more than the new price, the credit is told as what it is at most', () => {
  // Of one cent one half, rounded up, is all of it, and two of them are more than there is.
  const priceList = { ...PRICES, 0: { ...PRICES[0], 1: 1 }, 1: { ...PRICES[1], 1: 1 } };
  expect(derived('2026-04-16', priceList)).toEqual([
    {
      kind: 'CREDIT',
      label: 'Unused Axure RP Pro',
      explanation: 'At most $0.01 each, × 2',
      quantity: 2,
      perItem: -1,
      amount: -2,
    },
  ]);
});

test('on the first day of a period nothing has passed, which is plainly zero', () => {
  expect(derived('2026-04-01', PRICES)).toMatchObject([
    { label: 'Credit', perItem: 0, amount: 0 },
    { label: 'Unused Axure RP Pro', perItem: -29_00, amount: -58_00 },
  ]);
  expect(derived(TODAY, PRICES)).toMatchObject([{ perItem: -16_33 }, { perItem: -19_33 }]);
});
