import { expect, it } from 'vitest';
import { TODAY } from '../testkit/facts';
import { couponFacts, PRICES } from '../testkit/prices';
import type { Coupon } from './coupon';
import { FIRST_YEAR_DESCRIPTION } from './coupon-discount';
import { type CoTermGroup, priceRpCart, type RpCart } from './price-cart';

function derive(cart: Partial<RpCart>, coTermGroup: CoTermGroup | null = null, coupons: Coupon[] = []) {
  const [line] = priceRpCart({
    cart: { term: 2, proQuantity: 0, teamQuantity: 0, entQuantity: 0, ...cart },
    priceList: PRICES,
    coupons,
    coTermGroup,
    today: TODAY,
  }).lines;
  return line?.derivation;
}

it('explains a credit in numbers', () => {
  expect(derive({ teamQuantity: 2 }, { id: 'g', term: 2, expireDate: '2026-12-31' })).toEqual([
    {
      kind: 'LIST_PRICE',
      label: 'Axure RP Team × 2',
      explanation: '$504.00 × 2',
      quantity: 2,
      perItem: 504_00,
      amount: 1008_00,
    },
    {
      kind: 'CREDIT',
      label: 'Credit',
      explanation: '$504.00 × 100 of 365 days already passed = $138.08 each, × 2',
      quantity: 2,
      perItem: -138_08,
      amount: -276_16,
    },
  ]);
});

it('explains an adjustment before the group starts', () => {
  expect(derive({ proQuantity: 1 }, { id: 'g', term: 2, expireDate: '2027-04-30' })?.[1]).toEqual({
    kind: 'ADJUSTMENT',
    label: 'Adjustment',
    explanation: '$300.00 × 20 of 365 days before the group starts = $16.44 each',
    quantity: 1,
    perItem: 16_44,
    amount: 16_44,
  });
});

it('calls nothing at all a credit (D-44)', () => {
  expect(derive({ proQuantity: 1 }, { id: 'g', term: 2, expireDate: '2027-04-10' })?.[1]).toMatchObject({
    kind: 'CREDIT',
    explanation: '$300.00 × 0 of 365 days already passed = $0.00 each',
    amount: 0,
  });
});

it('says nothing more where the label says all', () => {
  expect(derive({ proQuantity: 1 })).toEqual([
    {
      kind: 'LIST_PRICE',
      label: 'Axure RP Pro × 1',
      explanation: null,
      quantity: 1,
      perItem: 300_00,
      amount: 300_00,
    },
  ]);
});

it('explains coupons by their rate', () => {
  expect(derive({ proQuantity: 5 }, null, [couponFacts()])?.[1]).toEqual({
    kind: 'COUPON',
    label: 'Coupon, 20 %',
    explanation: 'Spring offer: $300.00 × 20 % = $60.00 each, × 3',
    quantity: 3,
    perItem: -60_00,
    amount: -180_00,
  });
  expect(derive({ proQuantity: 1 }, null, [couponFacts({ amountHundredths: 12_50 })])?.[1]?.label).toBe(
    'Coupon, 12.5 %',
  );
});

it('explains a fixed coupon by the price it leads to', () => {
  const coupon = couponFacts({ type: 'FIXED', amountHundredths: 240_00 });
  expect(derive({ proQuantity: 1 }, null, [coupon])?.[1]).toMatchObject({
    label: 'Coupon, $240.00 each',
    explanation: 'Spring offer: $300.00 − $240.00 = $60.00 each',
    amount: -60_00,
  });
});

it('explains that only the first of several years is discounted', () => {
  const coupon = couponFacts({
    description: FIRST_YEAR_DESCRIPTION,
    amountHundredths: 60_00,
    productIds: [802200],
  });
  expect(derive({ term: 4, proQuantity: 1 }, null, [coupon])?.[1]?.explanation).toBe(
    'First Year Subscription Discount (60%): first of 2 years of $570.00 × 60 % = $171.00 each',
  );
});
