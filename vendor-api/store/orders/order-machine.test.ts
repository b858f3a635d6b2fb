import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DECLINED_VISA } from '#tests/testkit/card-nonce';
import { countRows } from '#tests/testkit/count-rows';
import { eventually } from '#tests/testkit/eventually';
import { rpCart } from '#tests/testkit/rp-cart';
import { type Shop, startShop } from '#tests/testkit/start-shop';
import type { TestUser } from '#tests/testkit/start-vendor';
import { testDatabases } from '#tests/testkit/test-databases';
import { orderAttempts } from '../../db/schema/store';
import { insertCoupon } from '../history';
import { openAttempt } from './open-attempt';

const times = <Value>(count: number, make: (index: number) => Promise<Value>) =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)));

describe.each(testDatabases)('an order attempt on %s', (database) => {
  let shop: Shop;
  let ann: TestUser;
  let key: string;

  beforeAll(async () => {
    shop = await startShop(database);
  });
  afterAll(() => shop?.stop());

  beforeEach(async () => {
    ann = await shop.vendor.user();
    key = `attempt-of-${ann.id.slice(0, 20)}`;
    shop.sandbox.payments.faults.clear();
    shop.vendor.deps.faults.set({});
  });

  const newOrder = async (number?: string) => ({ ...rpCart(), ...(await shop.newCard(number)) });

  const status = async (token = ann.token) =>
    (await shop.vendor.call(`/cart/orderstatus?attemptId=${key}`, { token })).body;

  const sales = async () => {
    const { body } = await shop.vendor.call('/userbilling/GetSaleRecords', { token: ann.token });
    return body['records'] as unknown[];
  };

  /** Lets the service settle until the attempt is in this state. */
  const untilState = (state: string) =>
    eventually(
      async () => {
        await shop.settle();
        return status();
      },
      (answer) => answer['state'] === state,
    );

  async function expectBoughtOnce(): Promise<void> {
    expect(shop.charges(key)).toEqual(['300.00']);
    expect(await sales()).toHaveLength(1);
  }

  it('is charged once when it arrives twenty times at once, and answered the same', async () => {
    const form = await newOrder();
    const replies = await times(20, () => shop.buy(ann, form, key));
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
    expect(replies[0]?.body['success']).toBe(true);
    await expectBoughtOnce();
  });

  it('gives a later repeat the first answer', async () => {
    const form = await newOrder();
    const first = await shop.buy(ann, form, key);
    const repeat = await shop.buy(ann, { ...form, nonce: await shop.nonce(), recaptchaToken: 'spent' }, key);
    expect(repeat.text).toBe(first.text);
    await expectBoughtOnce();
  });

  it('keeps a decline as its answer', async () => {
    const first = await shop.buy(ann, await newOrder(DECLINED_VISA), key);
    const repeat = await shop.buy(ann, await newOrder(), key);
    expect(first.body['code']).toBe('CARD_DECLINED');
    expect(repeat.text).toBe(first.text);
    expect(shop.charges(key)).toEqual([]);
    expect(await status()).toMatchObject({ state: 'refused', code: 'CARD_DECLINED' });
  });

  it('is refused when its key stands for another order or another customer', async () => {
    const form = await newOrder();
    await shop.buy(ann, form, key);
    const bob = await shop.vendor.user();
    const other = { ...form, proQuantity: '2', userTotalPrice: '600.00' };
    for (const reply of [await shop.buy(ann, other, key), await shop.buy(bob, form, key)]) {
      expect(reply.status).toBe(422);
      expect(reply.body).toMatchObject({ success: false, code: 'ATTEMPT_REUSED' });
    }
    expect(await status(bob.token)).toEqual({
      success: true,
      state: 'unknown',
      transactionId: '',
      errorMessage: '',
    });
    await expectBoughtOnce();
  });

  it('is one order without a key while it is open, and another one afterwards', async () => {
    const form = await newOrder();
    const replies = await times(5, () => shop.buy(ann, form, null));
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
    expect(await sales()).toHaveLength(1);
    await shop.buy(ann, await newOrder(), null);
    expect(await sales()).toHaveLength(2);
  });

  it('gets the last use of a coupon once among fifty', async () => {
    await shop.buy(ann, await newOrder());
    const id = `coupon-of-${ann.id}`;
    const coupon = { type: 'percent', amount: '50', description: 'Once', endDate: null } as const;
    await insertCoupon(shop.vendor.deps.db, {
      ...coupon,
      id,
      userId: ann.id,
      uses: 1,
      productCodes: [802100],
    });
    const applied = [{ Id: id, Qty: 1, DiscPerItem: 150, TotalDisc: 150, ProductCode: 802100 }];
    const half = rpCart({ userTotalPrice: '150.00', appliedCoupons: JSON.stringify(applied) });
    const forms = await times(50, async () => ({ ...half, ...(await shop.storedCard()) }));
    const replies = await times(50, (index) => shop.buy(ann, forms[index] ?? {}, `${key}-${index}`));
    expect(replies.filter(({ body }) => body['success'] === true)).toHaveLength(1);
    expect(replies.filter(({ body }) => body['code'] === 'PRICE_CHANGED')).toHaveLength(49);
    expect(await sales()).toHaveLength(2);
  });

  it.each([
    ['the answer of the provider is lost', { kind: 'lost-answer' }],
    ['the provider answers too late', { kind: 'latency', ms: 1_300 }],
    ['the provider commits late, after dropping the connection', { kind: 'delayed-commit', ms: 500 }],
  ] as const)('is processing, then found and finished, when %s', async (_name, fault) => {
    shop.sandbox.payments.faults.set({ operation: 'sale', ...fault });
    const before = await countRows(shop.vendor.deps.db);
    const reply = await shop.buy(ann, await newOrder(), key);
    expect(reply.body).toEqual({
      success: false,
      transactionId: '',
      errorMessage: 'Your payment is being checked. Please do not submit the order again.',
      processing: true,
    });
    expect(await countRows(shop.vendor.deps.db)).toEqual(before);
    await untilState('done');
    await expectBoughtOnce();
  });

  it('is finished by asking for its state, before the timer comes round', async () => {
    shop.sandbox.payments.faults.set({ operation: 'sale', kind: 'lost-answer' });
    await shop.buy(ann, await newOrder(), key);
    await eventually(status, (answer) => answer['state'] === 'done');
    await expectBoughtOnce();
  });

  it('is finished when the service fails between charge and record', async () => {
    shop.vendor.deps.faults.set({ failAfterCharge: true });
    const reply = await shop.buy(ann, await newOrder(), key);
    expect(reply.body['processing']).toBe(true);
    shop.vendor.deps.faults.set({});
    await untilState('done');
    await expectBoughtOnce();
  });

  it('is declined later when the answer that was lost was a decline', async () => {
    shop.sandbox.payments.faults.set({ operation: 'sale', kind: 'lost-answer' });
    await shop.buy(ann, await newOrder(DECLINED_VISA), key);
    const answer = await untilState('refused');
    expect(answer).toMatchObject({
      code: 'CARD_DECLINED',
      errorMessage: 'The card was declined: Do Not Honor',
    });
    expect(await sales()).toEqual([]);
  });

  it('is released when the charge of a new card never arrived, and can be bought then under the same key', async () => {
    shop.sandbox.payments.faults.set({ operation: 'sale', kind: 'error', status: 500 });
    const form = await newOrder();
    expect((await shop.buy(ann, form, key)).body['processing']).toBe(true);
    const released = await untilState('refused');
    expect(released['errorMessage']).toBe(
      'The payment could not be completed. Nothing was charged. Please try again.',
    );
    expect(shop.charges(key)).toEqual([]);
    expect((await shop.buy(ann, form, key)).body['success']).toBe(true);
    await expectBoughtOnce();
  });

  it('is sent again when the charge of the card on file never arrived', async () => {
    await shop.buy(ann, await newOrder());
    shop.sandbox.payments.faults.set({ operation: 'sale', kind: 'refuse' });
    const reply = await shop.buy(ann, { ...rpCart(), ...(await shop.storedCard()) }, key);
    expect(reply.body['processing']).toBe(true);
    await untilState('done');
    expect(shop.charges(key)).toEqual(['300.00']);
    expect(await sales()).toHaveLength(2);
  });

  it('is free at once when the provider takes no notice of it', async () => {
    shop.sandbox.payments.faults.set({ operation: 'vault', kind: 'error', status: 500 });
    const form = await newOrder();
    expect((await shop.buy(ann, form, key)).body).toMatchObject({ success: false, code: 'VENDOR_REFUSED' });
    expect((await shop.buy(ann, form, key)).body['success']).toBe(true);
    await expectBoughtOnce();
  });

  it('is recorded all the same when the provider books the charge long after the order was given up', async () => {
    shop.sandbox.payments.faults.set({ operation: 'sale', kind: 'delayed-commit', ms: 4_000 });
    await shop.buy(ann, await newOrder(), key);
    await untilState('refused');
    expect(shop.charges(key)).toEqual([]);
    await eventually(
      () => Promise.resolve(shop.charges(key)),
      (charges) => charges.length === 1,
    );
    const elevenMinutesAgo = new Date(Date.now() - 660_000);
    await shop.vendor.deps.db
      .update(orderAttempts)
      .set({ checkedAt: elevenMinutesAgo })
      .where(eq(orderAttempts.attemptId, key));
    await untilState('done');
    await expectBoughtOnce();
  });

  it('stays open while the provider cannot be asked', async () => {
    shop.sandbox.payments.faults.set({ operation: 'sale', kind: 'lost-answer' });
    shop.sandbox.payments.faults.set({ operation: 'search', kind: 'error', status: 503, count: 2 });
    await shop.buy(ann, await newOrder(), key);
    await untilState('done');
    await expectBoughtOnce();
  });

  it('is finished once when many settle it at the same time', async () => {
    shop.sandbox.payments.faults.set({ operation: 'sale', kind: 'lost-answer', count: 8 });
    const forms = await times(8, () => newOrder());
    await times(8, (index) => shop.buy(ann, { ...forms[index] }, `${key}-${index}`));
    await eventually(
      async () => {
        await times(4, () => shop.settle());
        return sales();
      },
      (records) => records.length === 8,
    );
    await times(4, () => shop.settle());
    expect(await sales()).toHaveLength(8);
  });

  it('is released when the service died while checking it', async () => {
    const form = await newOrder();
    const attempt = { key, userId: ann.id, kind: 'rp', fingerprint: 'of a service that died' } as const;
    await openAttempt(shop.vendor.deps.db, new Date(Date.now() - 61_000), attempt);
    expect((await status())['state']).toBe('processing');
    expect((await untilState('refused'))['code']).toBe('VENDOR_REFUSED');
    expect((await shop.buy(ann, form)).body['success']).toBe(true);
  });
});
