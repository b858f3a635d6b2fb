import { describe, expect, it, test } from 'vitest';
import type { TermCode } from '../../terms/term-code';
import { TODAY } from '../../testkit/facts';
import { couponFacts, PRICES } from '../../testkit/prices';
import { priceRpOrder, type RpOrder } from '../../testkit/rp-order';
import { FIRST_YEAR_DESCRIPTION } from '../coupons/coupon-discount';

function order(overrides: Partial<RpOrder['cart']>, rest: Partial<RpOrder> = {}): RpOrder {
  const cart = { term: 2 as const, proQuantity: 0, teamQuantity: 0, entQuantity: 0, ...overrides };
  return { cart, priceList: PRICES, coupons: [], coTermGroup: null, today: TODAY, ...rest };
}

interface CoTerm {
  name: string;
  quantities: Partial<RpOrder['cart']>;
  term: TermCode;
  expireDate: string;
  today: string;
  elapsed: number;
  of: number;
  adjustment: number;
  total: number;
}

const T12: CoTerm[] = [
  {
    name: 'E1 annual',
    quantities: { proQuantity: 2 },
    term: 2,
    expireDate: '2026-12-31',
    today: '2026-04-11',
    elapsed: 100,
    of: 365,
    adjustment: 82_19,
    total: 435_62,
  },
  {
    name: 'E2 monthly',
    quantities: { teamQuantity: 3 },
    term: 1,
    expireDate: '2026-04-30',
    today: '2026-04-16',
    elapsed: 15,
    of: 30,
    adjustment: 24_50,
    total: 73_50,
  },
  {
    name: 'E3 2 Year',
    quantities: { entQuantity: 1 },
    term: 4,
    expireDate: '2028-06-14',
    today: '2027-01-01',
    elapsed: 200,
    of: 731,
    adjustment: 531_87,
    total: 1412_13,
  },
  {
    name: 'E4 3 Year',
    quantities: { proQuantity: 1 },
    term: 5,
    expireDate: '2029-02-28',
    today: '2026-03-31',
    elapsed: 30,
    of: 1096,
    adjustment: 22_17,
    total: 787_83,
  },
  {
    name: 'E5 upcoming',
    quantities: { proQuantity: 1 },
    term: 2,
    expireDate: '2027-04-30',
    today: '2026-04-11',
    elapsed: -20,
    of: 365,
    adjustment: -16_44,
    total: 316_44,
  },
  {
    name: 'E6 first day',
    quantities: { proQuantity: 1 },
    term: 2,
    expireDate: '2026-12-31',
    today: '2026-01-01',
    elapsed: 0,
    of: 365,
    adjustment: 0,
    total: 300_00,
  },
  {
    name: 'E7 last day',
    quantities: { proQuantity: 1 },
    term: 2,
    expireDate: '2026-12-31',
    today: '2026-12-31',
    elapsed: 364,
    of: 365,
    adjustment: 299_18,
    total: 82,
  },
];

describe('joining a group', () => {
  test.each(T12)(
    '$name: elapsed days over the length of the term (PRICE-09, PRICE-11, T-12)',
    ({ quantities, term, expireDate, today, elapsed, of, adjustment, total }) => {
      const priced = priceRpOrder(order(quantities, { coTermGroup: { id: 'g', term, expireDate }, today }));
      expect(priced.lines[0]?.perItemSubscriptionAdj).toBe(adjustment);
      expect(priced.total).toBe(total);
      expect(priced.coTerm).toMatchObject({
        subscriptionId: 'g',
        today,
        elapsedDays: elapsed,
        totalDays: of,
      });
      expect(priced).toMatchObject({ term, expireDate });
    },
  );

  it('takes the term of the group instead of the cart’s (D-119)', () => {
    const coTermGroup = { id: 'g', term: 1 as const, expireDate: '2026-04-30' };
    const priced = priceRpOrder(order({ term: 5, proQuantity: 1 }, { coTermGroup }));
    expect(priced.term).toBe(1);
    expect(priced.lines[0]).toMatchObject({ productCode: 801100, normalItemPrice: 29_00 });
  });

  it('C3: discounts what is left after the credit (D-51, T-12)', () => {
    const coupons = [couponFacts({ amountHundredths: 60_00 })];
    const coTermGroup = { id: 'g', term: 2 as const, expireDate: '2026-12-31' };
    const priced = priceRpOrder(order({ proQuantity: 1 }, { coTermGroup, coupons }));
    expect(priced.lines[0]?.appliedCoupons[0]?.discPerItem).toBe(130_69);
    expect(priced.total).toBe(87_12);
  });
});

describe('a new group', () => {
  it('costs list prices, starts today and lasts one term (CART-22)', () => {
    const priced = priceRpOrder(order({ proQuantity: 1, teamQuantity: 2 }));
    expect(priced).toMatchObject({
      term: 2,
      total: 1308_00,
      coTerm: null,
      expireDate: '2027-04-10',
      nextBillingDate: '2027-04-11',
    });
    expect(priced.lines).toMatchObject([
      { productCode: 802100, licenseType: 0, product: 'Axure RP Pro', quantity: 1, total: 300_00 },
      { productCode: 812100, licenseType: 1, product: 'Axure RP Team', quantity: 2, total: 1008_00 },
    ]);
  });

  it('has no lines and costs nothing while the cart is empty', () => {
    expect(priceRpOrder(order({}))).toMatchObject({ lines: [], total: 0 });
  });

  it('C1: gives a percent coupon to as many items as it has uses (COUP-06, COUP-07, T-12)', () => {
    const priced = priceRpOrder(order({ proQuantity: 5 }, { coupons: [couponFacts()] }));
    expect(priced.total).toBe(1320_00);
    expect(priced.lines[0]).toMatchObject({ perItemCouponDiscount: 36_00, total: 1320_00 });
    expect(priced.lines[0]?.appliedCoupons).toEqual([
      {
        couponId: 'c-1',
        description: 'Spring offer',
        label: 'Spring offer',
        qty: 3,
        discPerItem: 60_00,
        totalDisc: 180_00,
        usesLeft: 0,
      },
    ]);
  });

  it('C2: takes the amount of a fixed coupon for the resulting price (COUP-04, T-12)', () => {
    const coupons = [couponFacts({ type: 'FIXED', amountHundredths: 240_00 })];
    expect(priceRpOrder(order({ proQuantity: 1 }, { coupons })).total).toBe(240_00);
  });

  it('discounts only the first of several years with the first-year coupon (D-53)', () => {
    const coupons = [
      couponFacts({ description: FIRST_YEAR_DESCRIPTION, amountHundredths: 60_00, productIds: [802200] }),
    ];
    expect(priceRpOrder(order({ term: 4, proQuantity: 1 }, { coupons })).total).toBe(570_00 - 171_00);
  });
});
