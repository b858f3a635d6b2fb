import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { VendorReply } from '#tests/testkit/call-vendor';
import { rpCart } from '#tests/testkit/rp-cart';
import type { Shop } from '#tests/testkit/start-shop';
import { racedDatabases } from '#tests/testkit/test-databases';
import { startPausingShop } from '../store/carts/testkit/moving-groups';
import { releaseAbandoned } from './charges/take-open-charges';

describe.each(racedDatabases)('an order that is held up before its charge, on %s', (database) => {
  let running: Awaited<ReturnType<typeof startPausingShop>>;
  let shop: Shop;

  beforeAll(async () => {
    running = await startPausingShop(database);
    shop = running.shop;
  });
  afterAll(() => running?.stop());

  const order = async () => rpCart(await shop.newCard());
  const giveUp = () => releaseAbandoned(shop.vendor.deps.db, new Date(Date.now() + 61_000));

  it('is not sent once it was given up', async () => {
    const user = await shop.vendor.user();
    const key = `given-up-${user.id.slice(0, 20)}`;
    running.captcha.beforeNext(giveUp);
    const { body } = await shop.buy(user, await order(), key);
    expect(body).toMatchObject({ success: false, transactionId: '' });
    expect(shop.charges(key)).toEqual([]);
    expect((await shop.buy(user, await order(), key)).body['success']).toBe(true);
    expect(shop.charges(key)).toEqual(['300.00']);
  });

  it('gets the answer of its repeat, which was charged meanwhile, and is not charged again', async () => {
    const user = await shop.vendor.user();
    const key = `repeated-${user.id.slice(0, 20)}`;
    let repeat: VendorReply | undefined;
    running.captcha.beforeNext(async () => {
      await giveUp();
      repeat = await shop.buy(user, await order(), key);
    });
    const { text, body } = await shop.buy(user, await order(), key);
    expect(body['success']).toBe(true);
    expect(text).toBe(repeat?.text);
    expect(shop.charges(key)).toEqual(['300.00']);
  });
});
