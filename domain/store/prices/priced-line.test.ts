import { expect, it } from 'vitest';
import type { AppliedCoupon } from '../coupons/allocate-coupons';
import { lineTotal, perItemCouponDiscount } from './priced-line';

const COUPON: AppliedCoupon = {
  couponId: 'c-1',
  description: 'Spring offer',
  label: 'Spring offer',
  qty: 3,
  discPerItem: 60_00,
  totalDisc: 180_00,
  usesLeft: 0,
};

it('is price × quantity less adjustment × quantity less discounts (PRICE-06)', () => {
  const line = { quantity: 5, normalItemPrice: 300_00, perItemSubscriptionAdj: 0, appliedCoupons: [COUPON] };
  expect(lineTotal(line)).toBe(1320_00);
  expect(lineTotal({ ...line, perItemSubscriptionAdj: 82_19, appliedCoupons: [] })).toBe(1089_05);
  expect(lineTotal({ ...line, perItemSubscriptionAdj: -16_44, appliedCoupons: [] })).toBe(1582_20);
});

it('spreads the discounts over the items for display, rounded (D-51)', () => {
  const line = { quantity: 7, normalItemPrice: 300_00, perItemSubscriptionAdj: 0, appliedCoupons: [COUPON] };
  expect(perItemCouponDiscount(line)).toBe(25_71);
  expect(perItemCouponDiscount({ ...line, quantity: 0, appliedCoupons: [] })).toBe(0);
});
