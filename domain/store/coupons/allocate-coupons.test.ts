import { expect, it } from 'vitest';
import { TODAY } from '../../testkit/facts';
import { couponFacts } from '../../testkit/prices';
import { allocateCoupons, type CouponLine } from './allocate-coupons';

const PRO: CouponLine = { licenseType: 0, term: 2, purpose: 'purchase', quantity: 5, base: 300_00 };
const TEAM: CouponLine = { ...PRO, licenseType: 1, base: 504_00 };
const BOTH = [802100, 812100];

const shape = (lines: CouponLine[], coupons: Parameters<typeof allocateCoupons>[1]) =>
  allocateCoupons(lines, coupons, TODAY).map((uses) =>
    uses.map(({ couponId, qty, usesLeft }) => [couponId, qty, usesLeft]),
  );

it('gives each item one coupon, in the order of the server, and the rest to the next coupon (D-51)', () => {
  const coupons = [couponFacts({ id: 'a', remainingUses: 2 }), couponFacts({ id: 'b', remainingUses: 9 })];
  expect(shape([PRO], coupons)).toEqual([
    [
      ['a', 2, 0],
      ['b', 3, 6],
    ],
  ]);
});

it('shares the uses of a coupon between lines, first come first served', () => {
  const coupons = [couponFacts({ remainingUses: 7, productIds: BOTH })];
  expect(shape([PRO, TEAM], coupons)).toEqual([[['c-1', 5, 0]], [['c-1', 2, 0]]]);
});

it('does not waste items on a coupon that takes nothing off', () => {
  const coupons = [
    couponFacts({ id: 'dear', type: 'FIXED', amountHundredths: 400_00 }),
    couponFacts({ id: 'odd', type: 'OTHER' }),
    couponFacts({ id: 'good' }),
  ];
  expect(shape([PRO], coupons)).toEqual([[['good', 3, 0]]]);
});

it('has nothing to give without lines, coupons or items', () => {
  expect(shape([], [couponFacts()])).toEqual([]);
  expect(shape([PRO], [])).toEqual([[]]);
  expect(shape([{ ...PRO, quantity: 0 }], [couponFacts()])).toEqual([[]]);
});
