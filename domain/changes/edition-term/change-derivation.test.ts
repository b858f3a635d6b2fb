import { expect, test } from 'vitest';
import type { PriceList } from '../../store/prices/price-list';
import { DIANA, seatFacts, subscriptionFacts, TODAY } from '../../testkit/facts';
import { PRICES } from '../../testkit/prices';
import { seatUnit } from '../change-unit';
import { planEditionChange } from './plan-edition-change';
import { priceChange } from './price-change';

/** Derives the price of Team for two Pro seats of a monthly group in April. */
function derived(today: string, priceList: PriceList, dates = {}) {
  const group = subscriptionFacts({ term: 1, startDate: '2026-04-01', expireDate: '2026-04-30', ...dates });
  const units = ['a', 'b'].map((seatId) => seatUnit(seatFacts({ seatId })));
  const plan = planEditionChange([{ group, units }], 1, { viewer: DIANA, today });
  const [line] =
    priceChange(plan.ok ? plan.groups : [], { priceList, coupons: [], today }).groups[0]?.lines ?? [];
  return line?.derivation.slice(1);
}

test('a credit that rounding would raise above the new price is shown with its limit', () => {
  // Half of a cent is rounded up to a cent, and two of those exceed the new price.
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

test('on the first day of a period the credit for passed days is 0, not -0', () => {
  expect(derived('2026-04-01', PRICES)).toMatchObject([
    { label: 'Credit', perItem: 0, amount: 0 },
    { label: 'Unused Axure RP Pro', perItem: -29_00, amount: -58_00 },
  ]);
  expect(derived(TODAY, PRICES)).toMatchObject([{ perItem: -16_33 }, { perItem: -19_33 }]);
});

test('thousands are set apart in the days of a long term', () => {
  const [credit] = derived(TODAY, PRICES, { term: 5, expireDate: '2026-05-31' }) ?? [];
  expect(credit?.explanation).toMatch(/ × 1,045 of 1,096 days already passed = /);
});
