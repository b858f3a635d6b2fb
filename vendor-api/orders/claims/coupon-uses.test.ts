import { expect, it } from 'vitest';
import type { PricedLine } from '../../billing/priced-line';
import { couponUsesOf } from './row-claims';

const line = (...uses: [couponId: string, quantity: number][]): PricedLine => ({
  ...{ licenseType: 0, productCode: 802100, productName: 'Axure RP Pro', quantity: 5 },
  ...{ unitCents: 0, adjustmentCents: 0, discountCents: 0, amountCents: 0, derivation: [] },
  coupons: uses.map(([couponId, quantity]) => ({
    ...{ couponId, quantity, description: '', discountEachCents: 0, discountCents: 0 },
  })),
});

it('coupon uses are counted over all lines, and locked in one order for any order of the lines', () => {
  const lines = [line(['b', 1], ['c', 1]), line(['a', 2], ['b', 3])];
  const uses = [
    { couponId: 'a', quantity: 2 },
    { couponId: 'b', quantity: 4 },
    { couponId: 'c', quantity: 1 },
  ];
  expect(couponUsesOf({ lines })).toEqual(uses);
  expect(couponUsesOf({ lines: lines.toReversed() })).toEqual(uses);
});
