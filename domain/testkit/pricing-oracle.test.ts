import { expect, it, test } from 'vitest';
import { couponFacts, PRICES } from './prices';
import { reckon } from './pricing-oracle';
import type { StoreCart, StoreOrder } from './store-order';

const NONE = { kind: 'rp', proQuantity: 0, teamQuantity: 0, entQuantity: 0 } as const;

function order(cart: StoreCart, rest: Partial<StoreOrder> = {}): StoreOrder {
  return { cart, priceList: PRICES, coupons: [], coTermGroup: null, today: '2026-04-11', ...rest };
}

const group = (term: 1 | 2 | 4 | 5, expireDate: string) => ({ coTermGroup: { id: 'g', term, expireDate } });

// Worked examples of the specification, which check the oracle itself.
test.each<[string, StoreOrder, adjustment: number, total: number]>([
  ['E1', order({ ...NONE, term: 2, proQuantity: 2 }, group(2, '2026-12-31')), 82_19, 435_62],
  [
    'E2',
    order({ ...NONE, term: 1, teamQuantity: 3 }, { ...group(1, '2026-04-30'), today: '2026-04-16' }),
    24_50,
    73_50,
  ],
  [
    'E3',
    order({ ...NONE, term: 4, entQuantity: 1 }, { ...group(4, '2028-06-14'), today: '2027-01-01' }),
    531_87,
    1412_13,
  ],
  [
    'E4',
    order({ ...NONE, term: 5, proQuantity: 1 }, { ...group(5, '2029-02-28'), today: '2026-03-31' }),
    22_17,
    787_83,
  ],
  ['E5', order({ ...NONE, term: 2, proQuantity: 1 }, group(2, '2027-04-30')), -16_44, 316_44],
  [
    'E7',
    order({ ...NONE, term: 2, proQuantity: 1 }, { ...group(2, '2026-12-31'), today: '2026-12-31' }),
    299_18,
    82,
  ],
  ['C1', order({ ...NONE, term: 2, proQuantity: 5 }, { coupons: [couponFacts()] }), 0, 1320_00],
  [
    'C2',
    order(
      { ...NONE, term: 2, proQuantity: 1 },
      { coupons: [couponFacts({ type: 'FIXED', amountHundredths: 240_00 })] },
    ),
    0,
    240_00,
  ],
  [
    'C3',
    order(
      { ...NONE, term: 2, proQuantity: 1 },
      { coupons: [couponFacts({ amountHundredths: 60_00 })], ...group(2, '2026-12-31') },
    ),
    82_19,
    87_12,
  ],
])('the oracle knows T-12 %s', (_name, given, adjustment, total) => {
  const { lines, total: reckoned } = reckon(given);
  expect([lines[0]?.adjustment, reckoned]).toEqual([adjustment, total]);
});

it('the oracle knows month ends (T-12 E8)', () => {
  const monthly = order(
    { ...NONE, term: 1, proQuantity: 1 },
    { ...group(1, '2026-03-30'), today: '2026-03-01' },
  );
  expect(reckon(monthly).period).toEqual({ elapsedDays: 1, totalDays: 31 });
});

it('the oracle knows bundles and cloud seats by their codes and prices', () => {
  expect(reckon(order({ kind: 'ase', term: 5, productType: 'ASEC100' }))).toMatchObject({
    total: 44_928_00,
    expireDate: '2029-04-10',
    lines: [{ code: 140100031, licenseType: 7, quantity: 1 }],
  });
  const seats = { kind: 'cloud', term: 1, authorQuantity: 2, publisherQuantity: 3 } as const;
  expect(reckon(order({ ...seats, plan: 'cfb' })).lines).toMatchObject([
    { code: 1701000, quantity: 2, total: 40_00 },
    { code: 1801000, quantity: 3, total: 105_00 },
  ]);
  expect(reckon(order({ ...seats, plan: 'cloud' })).lines).toMatchObject([{ code: 1601000, total: 30_00 }]);
});
