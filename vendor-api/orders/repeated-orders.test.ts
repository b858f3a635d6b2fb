import { randomUUID } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { DECLINED_VISA } from '#tests/testkit/card-nonce';
import { beforeEachTest } from '#tests/testkit/during-tests';
import { eventually } from '#tests/testkit/eventually';
import { newAttempt, times } from '#tests/testkit/order-attempt';
import { rpCart } from '#tests/testkit/rp-cart';
import { bothDatabases } from '#tests/testkit/test-databases';
import { orderAttempts } from '../db/schema/store';
import { insertCoupon } from '../demo/history';
import { pausingShop } from '../store/carts/testkit/pausing-shop';
import { openAttempt } from './attempts/open-attempt';

describe.each(bothDatabases)('an order attempt that is repeated or raced, on %s', (database) => {
  const { captcha, shop } = pausingShop(database);

  const attempt = beforeEachTest(() => newAttempt(shop));

  it('is charged once when it arrives twenty times at once, and answered the same', async () => {
    const form = await attempt.order();
    const replies = await times(20, () => attempt.buy(form));
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
    expect(replies[0]?.body['success']).toBe(true);
    await attempt.expectBoughtOnce();
  });

  it('gives a later repeat the first answer', async () => {
    const form = await attempt.order();
    const first = await attempt.buy(form);
    const repeat = await attempt.buy({ ...form, nonce: await shop.nonce(), recaptchaToken: 'spent' });
    expect(repeat.text).toBe(first.text);
    await attempt.expectBoughtOnce();
  });

  it('is the same for a UUID key in upper and lower case (REST-20)', async () => {
    const form = await attempt.order();
    const key = randomUUID();
    const loud = key.toUpperCase();
    const first = await shop.buy(attempt.user, form, key);
    const repeat = await shop.buy(attempt.user, { ...form, nonce: await shop.nonce() }, loud);
    expect(repeat.text).toBe(first.text);
    const { token } = attempt.user;
    const told = [
      await shop.vendor.call(`/cart/orderstatus?attemptId=${loud}`, { token }),
      await shop.vendor.call('/cart/withdraworder', { token, form: { attemptId: loud } }),
    ];
    for (const { body } of told) expect(body).toMatchObject({ state: 'done' });
    expect(shop.charges(key)).toHaveLength(1);
    expect(shop.charges(loud)).toEqual([]);
  });

  it('keeps a decline as its answer', async () => {
    const first = await attempt.buy(await attempt.order(DECLINED_VISA));
    const repeat = await attempt.buy(await attempt.order());
    expect(first.body['code']).toBe('CARD_DECLINED');
    expect(repeat.text).toBe(first.text);
    expect(shop.charges(attempt.key)).toEqual([]);
    expect(await attempt.status()).toMatchObject({ state: 'refused', code: 'CARD_DECLINED' });
  });

  it('is reported with the fingerprint that the first call sent', async () => {
    const form = await attempt.order();
    const buy = (fingerprint: string) =>
      shop.vendor.call('/cart/buyRpSubscription', {
        token: attempt.user.token,
        form,
        headers: { 'Idempotency-Key': attempt.key, 'Order-Fingerprint': fingerprint },
      });
    expect((await buy('not one!')).status).toBe(400);
    expect(await attempt.status()).toMatchObject({ state: 'unknown' });
    const first = await buy('first');
    expect((await buy('second')).text).toBe(first.text);
    expect(await attempt.status()).toMatchObject({ state: 'done', fingerprint: 'first' });
    await attempt.expectBoughtOnce();
  });

  it('is refused when its key belongs to another order or another customer', async () => {
    const form = await attempt.order();
    await attempt.buy(form);
    const bob = await shop.vendor.user();
    const other = { ...form, proQuantity: '2', userTotalPrice: '600.00' };
    for (const reply of [await attempt.buy(other), await shop.buy(bob, form, attempt.key)]) {
      expect(reply.status).toBe(422);
      expect(reply.body).toMatchObject({ success: false, code: 'ATTEMPT_REUSED' });
    }
    expect(await attempt.status(bob.token)).toEqual({
      success: true,
      state: 'unknown',
      transactionId: '',
      errorMessage: '',
    });
    await attempt.expectBoughtOnce();
  });

  it('is one order without a key while it is open, and another one afterwards', async () => {
    const form = await attempt.order();
    // Keeps the first order open until all five have arrived.
    const insert = vi.spyOn(shop.vendor.deps.db, 'insert');
    const arrived = () => insert.mock.calls.filter(([table]) => table === orderAttempts).length;
    captcha.beforeNext(() =>
      eventually(
        async () => arrived(),
        (count) => count === 5,
      ),
    );
    const replies = await times(5, () => shop.buy(attempt.user, form, null));
    insert.mockRestore();
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
    expect(await attempt.sales()).toHaveLength(1);
    await shop.buy(attempt.user, await attempt.order(), null);
    expect(await attempt.sales()).toHaveLength(2);
  });

  it('gets the last use of a coupon once among fifty (COUP-06)', async () => {
    await shop.buy(attempt.user, await attempt.order());
    const id = `coupon-of-${attempt.user.id}`;
    const coupon = { type: 'percent', amount: '50', description: 'Once', endDate: null } as const;
    await insertCoupon(shop.vendor.deps.db, {
      ...coupon,
      id,
      userId: attempt.user.id,
      uses: 1,
      productCodes: [802100],
    });
    const applied = [{ Id: id, Qty: 1, DiscPerItem: 150, TotalDisc: 150, ProductCode: 802100 }];
    const half = rpCart({ userTotalPrice: '150.00', appliedCoupons: JSON.stringify(applied) });
    const forms = await times(50, async () => ({ ...half, ...(await shop.storedCard()) }));
    const send = (form: Record<string, string>, index: number) =>
      shop.buy(attempt.user, form, `${attempt.key}-${index}`);
    const replies = await times(50, async (index) => {
      let reply = await send(forms[index] ?? {}, index);
      // A busy machine may let a lease run out; the released order is sent again, as its answer says.
      while (reply.body['code'] === 'VENDOR_REFUSED')
        reply = await send({ ...half, ...(await shop.storedCard()) }, index);
      return reply;
    });
    expect(replies.filter(({ body }) => body['success'] === true)).toHaveLength(1);
    expect(replies.filter(({ body }) => body['code'] === 'PRICE_CHANGED')).toHaveLength(49);
    expect(await attempt.sales()).toHaveLength(2);
  });

  it('is released when the service died while checking it', async () => {
    const form = await attempt.order();
    const { key, user } = attempt;
    const dead = { key, userId: user.id, kind: 'rp', fingerprint: 'of a service that died' } as const;
    await openAttempt(shop.vendor.deps.db, new Date(Date.now() - 61_000), dead);
    expect((await attempt.status())['state']).toBe('processing');
    expect((await attempt.untilState('refused'))['code']).toBe('VENDOR_REFUSED');
    expect((await shop.buy(attempt.user, form)).body['success']).toBe(true);
  });

  it('whose answer was lost is finished once when many settle it at the same time', async () => {
    shop.sandbox.payments.faults.set({ operation: 'sale', kind: 'lost-answer', count: 8 });
    const forms = await times(8, () => attempt.order());
    await times(8, (index) => shop.buy(attempt.user, { ...forms[index] }, `${attempt.key}-${index}`));
    await eventually(
      async () => {
        await times(4, () => shop.settle());
        return attempt.sales();
      },
      (records) => records.length === 8,
    );
    await times(4, () => shop.settle());
    expect(await attempt.sales()).toHaveLength(8);
  });
});
