import { expect, it, test } from 'vitest';
import { TODAY } from '../../testkit/facts';
import { couponFacts } from '../../testkit/prices';
import { type CouponTarget, couponApplies } from './coupon-applies';

const PRO: CouponTarget = { licenseType: 0, term: 2, purpose: 'purchase' };

test.each([
  ['lasts for ever', {}, true],
  ['ends today', { endDate: TODAY }, true],
  ['ended yesterday', { endDate: '2026-04-10' }, false],
  ['has no uses left', { remainingUses: 0 }, false],
  ['is for other products', { productIds: [812100] }, false],
  ['is for renewals', { isRenewal: true }, false],
])('a coupon that %s: %s (COUP-06, COUP-08)', (_, overrides, applies) => {
  expect(couponApplies(couponFacts(overrides), PRO, TODAY)).toBe(applies);
});

test.each([
  [0, 5, [802100], true],
  [1, 1, [812100], true],
  [2, 4, [822100], true],
  [0, 5, [802300], false],
  [13, 2, [802100, 812100, 822100], false],
] as const)(
  'a renewal of type %i, term %i, takes a renewal coupon for %j: %s (COUP-08, D-52)',
  (licenseType, term, productIds, applies) => {
    const coupon = couponFacts({ isRenewal: true, productIds });
    expect(couponApplies(coupon, { licenseType, term, purpose: 'renewal' }, TODAY)).toBe(applies);
  },
);

it('gives other coupons to no renewal (COUP-08)', () => {
  expect(couponApplies(couponFacts(), { ...PRO, purpose: 'renewal' }, TODAY)).toBe(false);
});
