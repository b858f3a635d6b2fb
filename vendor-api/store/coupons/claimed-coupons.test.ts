import { expect, it } from 'vitest';
import { duringTests } from '#tests/testkit/during-tests';
import { rpCart } from '#tests/testkit/rp-cart';
import { startShop } from '#tests/testkit/start-shop';
import { insertCoupon } from '../../demo/history';

const shop = duringTests(() => startShop('PGlite'));

/** Half off one annual Pro seat. */
async function giveCoupon(id: string, userId: string): Promise<void> {
  const coupon = { type: 'percent', amount: '50', description: 'Half', endDate: null } as const;
  await insertCoupon(shop.vendor.deps.db, { ...coupon, id, userId, uses: 1, productCodes: [802100] });
}

it('an order that claims no coupon where one applies is not the one that was shown', async () => {
  const ann = await shop.vendor.user();
  await giveCoupon('coupon-of-ann', ann.id);
  const claiming = async (uses: object[]) => {
    const half = rpCart({ userTotalPrice: '150.00', appliedCoupons: JSON.stringify(uses) });
    return (await shop.buy(ann, { ...half, ...(await shop.newCard()) })).body;
  };
  const use = { Id: 'coupon-of-ann', Qty: 1, DiscPerItem: 150, TotalDisc: 150, ProductCode: 802100 };
  expect(await claiming([])).toMatchObject({ success: false, code: 'PRICE_CHANGED' });
  expect(await claiming([use])).toMatchObject({ success: true });
});

it('a coupon is neither shown to another customer nor used by one', async () => {
  const [ann, bob] = [await shop.vendor.user(), await shop.vendor.user()];
  await giveCoupon('coupon-of-bob', bob.id);
  const couponsOf = async ({ token }: { token: string }) =>
    (await shop.vendor.call('/user/loadUserCoupons', { token })).body;
  expect(await couponsOf(ann)).toMatchObject({ coupons: [], productMap: {} });

  const claimed = [{ Id: 'coupon-of-bob', Qty: 1, DiscPerItem: 150, TotalDisc: 150, ProductCode: 802100 }];
  const half = rpCart({ userTotalPrice: '150.00', appliedCoupons: JSON.stringify(claimed) });
  const stolen = await shop.buy(ann, { ...half, ...(await shop.newCard()) });
  expect(stolen.body).toMatchObject({ success: false, code: 'PRICE_CHANGED' });
  const plain = await shop.buy(ann, { ...rpCart(), ...(await shop.newCard()) }, 'without-a-coupon');
  expect(plain.body['success']).toBe(true);
  expect(shop.charges('without-a-coupon')).toEqual(['300.00']);
  expect(await couponsOf(bob)).toMatchObject({ coupons: [{ id: 'coupon-of-bob', remainingUses: 1 }] });
});
