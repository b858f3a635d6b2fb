import { expect, it, test } from 'vitest';
import { TODAY } from '../../testkit/facts';
import { couponFacts, PRICES } from '../../testkit/prices';
import { priceRpOrder, type RpOrder } from '../../testkit/rp-order';
import { type PricedCart, previewBasis } from './price-cart';

const ORDER: RpOrder = {
  cart: { term: 2, proQuantity: 2, teamQuantity: 0, entQuantity: 0 },
  priceList: PRICES,
  coupons: [couponFacts()],
  coTermGroup: { id: 'g', term: 2, expireDate: '2026-12-31' },
  today: TODAY,
};

const basis = (overrides: Partial<RpOrder> = {}, user = 'u-1') =>
  previewBasis('rp', user, priceRpOrder({ ...ORDER, ...overrides }));

it('changes with the buyer, the cart, the prices, the coupons, the group and the day', () => {
  const changed = [
    basis(),
    basis({}, 'u-2'),
    basis({ cart: { ...ORDER.cart, proQuantity: 3 } }),
    basis({ priceList: { ...PRICES, 0: { ...PRICES[0], 2: 300_01 } } }),
    basis({ coupons: [] }),
    basis({ coupons: [couponFacts({ id: 'c-2' })] }),
    basis({ coTermGroup: null }),
    basis({ coTermGroup: { id: 'h', term: 2, expireDate: '2026-12-31' } }),
    basis({ today: '2026-04-12' }),
    basis({ coTermGroup: null, today: '2026-04-12' }),
  ];
  expect(new Set(changed).size).toBe(changed.length);
});

it('stays the same where the price does not change', () => {
  const unrelated = { ...PRICES, 2: { ...PRICES[2], 2: 1 } };
  expect(basis({ priceList: unrelated })).toBe(basis());
  expect(basis({ coupons: [couponFacts({ remainingUses: 9 })] })).toBe(basis());
});

const PRICED = priceRpOrder(ORDER);
const [LINE] = PRICED.lines;
const [COUPON] = LINE?.appliedCoupons ?? [];
const withLine = (change: object): Partial<PricedCart> => ({ lines: LINE ? [{ ...LINE, ...change }] : [] });
const withCoupon = (change: object) => withLine({ appliedCoupons: COUPON ? [{ ...COUPON, ...change }] : [] });
const withPeriod = (change: object): Partial<PricedCart> => ({
  coTerm: PRICED.coTerm && { ...PRICED.coTerm, ...change },
});

// Each fact alone, even if it could not change alone: the basis does not rely on the total.
test.each<[string, Partial<PricedCart>]>([
  ['the total', { total: PRICED.total + 1 }],
  ['the term', { term: 5 }],
  ['the last covered day', { expireDate: '2027-01-01' }],
  ['the product', withLine({ productCode: 812100 })],
  ['the quantity', withLine({ quantity: 3 })],
  ['the list price', withLine({ normalItemPrice: 1 })],
  ['the adjustment', withLine({ perItemSubscriptionAdj: 1 })],
  ['the coupon', withCoupon({ couponId: 'c-2' })],
  ['the uses of the coupon', withCoupon({ qty: 1 })],
  ['the discount', withCoupon({ discPerItem: 1 })],
  ['the group', withPeriod({ subscriptionId: 'h' })],
  ['the days passed', withPeriod({ elapsedDays: 99 })],
  ['the days of the period', withPeriod({ totalDays: 366 })],
])('changes with %s alone (PRICE-22)', (_what, change) => {
  expect(previewBasis('rp', 'u-1', { ...PRICED, ...change })).not.toBe(previewBasis('rp', 'u-1', PRICED));
});

it('changes with the kind of cart', () => {
  expect(previewBasis('cfb', 'u-1', PRICED)).not.toBe(previewBasis('cloud', 'u-1', PRICED));
});
