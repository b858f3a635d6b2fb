import { describe, expect, test } from 'vitest';
import { duringTests } from '#tests/testkit/during-tests';
import { addCoupon } from '#tests/testkit/portal-data';
import type { TestUser } from '#tests/testkit/start-vendor';
import { buy, newOrder } from '../../testkit/order';
import { startPortal } from '../../testkit/start-portal';

const BUNDLE = `{ couponBundle { hasRP10Promo productMap { productCode couponIds } coupons {
  id type amount description label endDate isRenewal remainingUses qtyUsed couponQty couponUsed productIds
} } }`;
const PREVIEW = `query($cart: RpCartInput!) { cartPreview(cart: $cart) { cart {
  total discountTotal
  lines {
    productCode quantity licenseType normalItemPrice perItemCouponDiscount perItemSubscriptionAdj total
    appliedCoupons { couponId description qty discPerItem totalDisc }
  }
} } }`;

const portal = duringTests(() => startPortal());

/** A customer with a coupon of 20 % off three annual Pro seats. */
async function customerWithCoupon(): Promise<TestUser> {
  const user = await portal.shop.vendor.user();
  await addCoupon(portal.shop.vendor, user, {
    id: `spring-${user.id}`,
    type: 'percent',
    amount: '20',
    description: 'Spring offer',
    endDate: '2026-04-11',
    uses: 3,
    productCodes: [802100],
  });
  return user;
}

const bundle = async ({ token }: TestUser) =>
  (await portal.gateway.ask(BUNDLE, {}, { token })).data.couponBundle;

describe('the coupons of a customer', () => {
  test('have all their fields (COUP-01, COUP-02, COUP-12, D-54)', async () => {
    const user = await customerWithCoupon();
    expect(await bundle(user)).toEqual({
      hasRP10Promo: false,
      productMap: [{ productCode: 802100, couponIds: [`spring-${user.id}`] }],
      coupons: [
        {
          id: `spring-${user.id}`,
          type: 'PERCENT',
          amount: 20,
          description: 'Spring offer',
          label: 'Spring offer',
          endDate: '2026-04-11',
          isRenewal: false,
          remainingUses: 3,
          qtyUsed: 0,
          couponQty: 3,
          couponUsed: 0,
          productIds: [802100],
        },
      ],
    });
  });

  test('appear on the lines of a cart (CART-05, COUP-06, COUP-07, T-12)', async () => {
    const user = await customerWithCoupon();
    const cart = { term: 'ANNUAL', proQuantity: 5, teamQuantity: 1 };
    const { data } = await portal.gateway.ask(PREVIEW, { cart }, { token: user.token });
    const nothing = { perItemSubscriptionAdj: '0.00' };
    expect(data.cartPreview.cart).toEqual({
      total: '1824.00',
      discountTotal: '180.00',
      lines: [
        {
          ...nothing,
          productCode: 802100,
          quantity: 5,
          licenseType: 'PRO',
          normalItemPrice: '300.00',
          perItemCouponDiscount: '36.00',
          total: '1320.00',
          appliedCoupons: [
            {
              couponId: `spring-${user.id}`,
              description: 'Spring offer',
              qty: 3,
              discPerItem: '60.00',
              totalDisc: '180.00',
            },
          ],
        },
        {
          ...nothing,
          productCode: 812100,
          quantity: 1,
          licenseType: 'TEAM',
          normalItemPrice: '504.00',
          perItemCouponDiscount: '0.00',
          total: '504.00',
          appliedCoupons: [],
        },
      ],
    });
  });

  test('have fewer uses after an order that names them (COUP-10, COUP-13)', async () => {
    const user = await customerWithCoupon();
    const bought = await buy(portal, user, await newOrder(portal, user, { proQuantity: 2 }));
    expect(bought.state).toBe('DONE');
    expect((await bundle(user)).coupons).toMatchObject([
      { remainingUses: 1, qtyUsed: 2, couponQty: 3, couponUsed: 2 },
    ]);
  });
});

test('the quantity has no maximum of its own, and VAT changes no price (D-129, D-138)', async () => {
  const user = await portal.shop.vendor.user();
  const order = await newOrder(portal, user, { proQuantity: 2_500 });
  expect(order.total).toBe('750000.00');
  const bought = await buy(portal, user, { ...order, payment: { ...order.payment, vat: 'DE999999999' } });
  expect(bought.state).toBe('DONE');
  expect(portal.shop.charges(order.attemptId)).toEqual(['750000.00']);
});
