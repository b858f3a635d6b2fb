import { describe, expect, it } from 'vitest';
import type { VendorReply } from '#tests/testkit/call-vendor';
import { countRows } from '#tests/testkit/count-rows';
import { addCoupon } from '#tests/testkit/portal-data';
import { rpCart } from '#tests/testkit/rp-cart';
import { racedDatabases } from '#tests/testkit/test-databases';
import { pausingShop } from '../store/carts/testkit/pausing-shop';
import { releaseAbandoned } from './charges/take-open-charges';

describe.each(racedDatabases)('an order that is held up before its charge, on %s', (database) => {
  const { captcha, shop } = pausingShop(database);

  const order = async () => rpCart(await shop.newCard());
  const giveUp = () => releaseAbandoned(shop.vendor.deps.db, new Date(Date.now() + 61_000));

  it('is not sent once it was given up', async () => {
    const user = await shop.vendor.user();
    const key = `given-up-${user.id.slice(0, 20)}`;
    captcha.beforeNext(giveUp);
    const { body } = await shop.buy(user, await order(), key);
    expect(body).toMatchObject({ success: false, transactionId: '' });
    expect(shop.charges(key)).toEqual([]);
    expect((await shop.buy(user, await order(), key)).body['success']).toBe(true);
    expect(shop.charges(key)).toEqual(['300.00']);
  });

  it('takes no coupon use once it was given up', async () => {
    const user = await shop.vendor.user();
    const coupon = { type: 'percent', amount: '50', description: 'Half', endDate: null } as const;
    const id = `coupon-of-${user.id}`;
    await addCoupon(shop.vendor, user, { ...coupon, id, uses: 1, productCodes: [802100] });
    const use = { Id: id, Qty: 1, DiscPerItem: 150, TotalDisc: 150, ProductCode: 802100 };
    const half = { userTotalPrice: '150.00', appliedCoupons: JSON.stringify([use]) };
    const form = { ...(await order()), ...half };
    const before = await countRows(shop.vendor.deps.db);
    captcha.beforeNext(giveUp);
    expect((await shop.buy(user, form)).body).toMatchObject({ success: false, code: 'VENDOR_REFUSED' });
    expect(await countRows(shop.vendor.deps.db)).toEqual(before);
  });

  it('gets the answer of its repeat, which was charged meanwhile, and is not charged again', async () => {
    const user = await shop.vendor.user();
    const key = `repeated-${user.id.slice(0, 20)}`;
    let repeat: VendorReply | undefined;
    captcha.beforeNext(async () => {
      await giveUp();
      repeat = await shop.buy(user, await order(), key);
    });
    const { text, body } = await shop.buy(user, await order(), key);
    expect(body['success']).toBe(true);
    expect(text).toBe(repeat?.text);
    expect(shop.charges(key)).toEqual(['300.00']);
  });
});
