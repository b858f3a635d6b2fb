import { expect, it, test } from 'vitest';
import { TODAY } from '../../testkit/facts';
import { couponFacts, PRICES } from '../../testkit/prices';
import { priceRpOrder } from '../../testkit/rp-order';
import type { RpCart } from '../carts/cart-items';
import type { CoTermGroup } from '../carts/price-cart';
import type { Coupon } from '../coupons/coupon';
import { FIRST_YEAR_DESCRIPTION } from '../coupons/coupon-discount';
import type { PriceList } from './price-list';

function derive(
  cart: Partial<RpCart>,
  coTermGroup: CoTermGroup | null = null,
  coupons: Coupon[] = [],
  proPrices: Partial<PriceList[0]> = {},
) {
  const [line] = priceRpOrder({
    cart: { term: 2, proQuantity: 0, teamQuantity: 0, entQuantity: 0, ...cart },
    priceList: { ...PRICES, 0: { ...PRICES[0], ...proPrices } },
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
      explanation: '$504.00 × 100 of 365 days already passed = $138.0821…, rounded to $138.08 each, × 2',
      quantity: 2,
      perItem: -138_08,
      amount: -276_16,
    },
  ]);
});

it('sets thousands apart in every number', () => {
  expect(derive({ teamQuantity: 2_500 }, { id: 'g', term: 2, expireDate: '2026-12-31' })).toMatchObject([
    { label: 'Axure RP Team × 2,500', explanation: '$504.00 × 2,500' },
    { explanation: expect.stringMatching(/ each, × 2,500$/) },
  ]);
  const [, credit] =
    derive({ term: 5, teamQuantity: 1 }, { id: 'g', term: 5, expireDate: '2026-05-31' }) ?? [];
  expect(credit?.explanation).toMatch(/ × 1,045 of 1,096 days already passed = /);
});

it('keeps a coupon’s description that is read from the right apart, so that the formula is read from the left', () => {
  const [, step] = derive({ proQuantity: 1 }, null, [couponFacts({ description: 'הנחת אביב' })]) ?? [];
  expect(step?.label).toBe('\u2068הנחת אביב\u2069, 20%');
  expect(step?.explanation).toBe('\u2068הנחת אביב\u2069: $300.00 × 20% = $60.00 each');
});

it('explains an adjustment before the group starts', () => {
  expect(derive({ proQuantity: 1 }, { id: 'g', term: 2, expireDate: '2027-04-30' })?.[1]).toEqual({
    kind: 'ADJUSTMENT',
    label: 'Adjustment',
    explanation: '$300.00 × 20 of 365 days before the group starts = $16.4383…, rounded to $16.44 each',
    quantity: 1,
    perItem: 16_44,
    amount: 16_44,
  });
});

it('calls an adjustment of zero a credit (D-44)', () => {
  expect(derive({ proQuantity: 1 }, { id: 'g', term: 2, expireDate: '2027-04-10' })?.[1]).toMatchObject({
    kind: 'CREDIT',
    explanation: '$300.00 × 0 of 365 days already passed = $0.00 each',
    amount: 0,
  });
});

it('has no explanation when the label says all', () => {
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
    label: 'Spring offer, 20%',
    explanation: 'Spring offer: $300.00 × 20% = $60.00 each, × 3',
    quantity: 3,
    perItem: -60_00,
    amount: -180_00,
  });
  expect(derive({ proQuantity: 1 }, null, [couponFacts({ amountHundredths: 12_50 })])?.[1]?.label).toBe(
    'Spring offer, 12.5%',
  );
});

test.each([
  ['Government rate', {}, 'GOV coupon, 20%'],
  ['EDU', {}, 'EDU coupon, 20%'],
  ['Non-profit price', { type: 'FIXED' as const, amountHundredths: 240_00 }, 'NPO coupon, $240.00 each'],
  ['Summer offer', {}, 'Summer offer, 20%'],
  ['Loyalty Discount (20%)', {}, 'Loyalty Discount (20%)'],
])(
  'names the coupon “%s” by its audience, else by its description (PRICE-20, COUP-07, D-47)',
  (description, coupon, label) => {
    const [, step] = derive({ proQuantity: 1 }, null, [couponFacts({ description, ...coupon })]) ?? [];
    expect(step?.label).toBe(label);
    expect(step?.explanation).toMatch(`${description}: $300.00`);
  },
);

it('explains a fixed coupon by the price it leads to', () => {
  const coupon = couponFacts({ type: 'FIXED', amountHundredths: 240_00 });
  expect(derive({ proQuantity: 1 }, null, [coupon])?.[1]).toMatchObject({
    label: 'Spring offer, $240.00 each',
    explanation: 'Spring offer: $300.00 − $240.00 = $60.00 each',
    amount: -60_00,
  });
});

it('says what a coupon was rounded from, and that it never takes off more than the price', () => {
  const odd = couponFacts({ amountHundredths: 33_33, remainingUses: 1 });
  const group = { id: 'g', term: 2, expireDate: '2026-12-31' } as const;
  expect(derive({ proQuantity: 1 }, group, [odd])?.[2]?.explanation).toBe(
    'Spring offer: $217.81 × 33.33% = $72.5960…, rounded to $72.60 each',
  );
  expect(
    derive({ proQuantity: 1 }, null, [couponFacts({ amountHundredths: 150_00 })])?.[1]?.explanation,
  ).toBe('Spring offer: $300.00 × 150% = at most $300.00 each');
  const below = couponFacts({ type: 'FIXED', amountHundredths: -50_00 });
  expect(derive({ proQuantity: 1 }, null, [below])?.[1]?.explanation).toMatch(/= at most \$300\.00 each$/);
  const all = couponFacts({ amountHundredths: 100_00 });
  expect(derive({ proQuantity: 1 }, null, [all])?.[1]?.explanation).toMatch(/× 100% = \$300\.00 each$/);
  const nameless = couponFacts({ description: '' });
  expect(derive({ proQuantity: 1 }, null, [nameless])?.[1]?.label).toMatch(/^Coupon, /);
  const free = couponFacts({ type: 'FIXED', amountHundredths: 0 });
  expect(derive({ proQuantity: 1 }, null, [free])?.[1]?.explanation).toMatch(/\$0\.00 = \$300\.00 each$/);
});

test.each([
  [57_01, '$57.01 ($28.505, rounded to $28.51) − $10.00 = $18.51 each'],
  [57_00, '$57.00 ($28.50) − $10.00 = $18.50 each'],
])('explains what the first of two years of %i cents was rounded to (COUP-09, D-53)', (price, words) => {
  const coupon = couponFacts({
    type: 'FIXED',
    amountHundredths: 10_00,
    description: FIRST_YEAR_DESCRIPTION,
    productIds: [802200],
  });
  const [, step] = derive({ term: 4, proQuantity: 1 }, null, [coupon], { 4: price }) ?? [];
  expect(step?.explanation).toBe(`${FIRST_YEAR_DESCRIPTION}: first of 2 years of ${words}`);
});

it('explains that no more than the first year is taken off', () => {
  const coupon = couponFacts({
    description: FIRST_YEAR_DESCRIPTION,
    amountHundredths: 150_00,
    productIds: [802200],
  });
  expect(derive({ term: 4, proQuantity: 1 }, null, [coupon])?.[1]).toMatchObject({
    explanation: `${FIRST_YEAR_DESCRIPTION}: first of 2 years of $570.00 × 150% = at most $285.00 each`,
    amount: -285_00,
  });
});

it('explains that only the first of several years is discounted', () => {
  const coupon = couponFacts({
    description: FIRST_YEAR_DESCRIPTION,
    amountHundredths: 60_00,
    productIds: [802200],
  });
  expect(derive({ term: 4, proQuantity: 1 }, null, [coupon])?.[1]?.explanation).toBe(
    'First Year Subscription Discount (60%): first of 2 years of $570.00 × 60% = $171.00 each',
  );
});
