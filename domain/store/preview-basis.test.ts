import { expect, it } from 'vitest';
import { TODAY } from '../testkit/facts';
import { couponFacts, PRICES } from '../testkit/prices';
import { previewBasis } from './preview-basis';
import { priceRpCart, type RpPurchase } from './price-cart';

const ORDER: RpPurchase = {
  cart: { term: 2, proQuantity: 2, teamQuantity: 0, entQuantity: 0 },
  priceList: PRICES,
  coupons: [couponFacts()],
  coTermGroup: { id: 'g', term: 2, expireDate: '2026-12-31' },
  today: TODAY,
};

const basis = (overrides: Partial<RpPurchase> = {}, user = 'u-1') =>
  previewBasis(user, priceRpCart({ ...ORDER, ...overrides }));

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
