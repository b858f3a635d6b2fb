import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { DECLINED_VISA } from '#tests/testkit/card-nonce';
import { countRows } from '#tests/testkit/count-rows';
import { beforeEachTest, duringTests } from '#tests/testkit/during-tests';
import { eventually } from '#tests/testkit/eventually';
import { newAttempt } from '#tests/testkit/order-attempt';
import { rpCart } from '#tests/testkit/rp-cart';
import { HURRIED, startShop } from '#tests/testkit/start-shop';
import { racedDatabases } from '#tests/testkit/test-databases';
import { orderAttempts } from '../db/schema/store';

describe.each(racedDatabases)('an order attempt whose outcome is not known, on %s', (database) => {
  const shop = duringTests(() => startShop(database, HURRIED));

  const attempt = beforeEachTest(() => newAttempt(shop));
  beforeEach(async () => {
    shop.sandbox.payments.faults.clear();
    shop.vendor.deps.faults.set({});
  });

  it.each([
    ['the answer of the provider is lost', { kind: 'lost-answer' }],
    ['the provider answers too late', { kind: 'latency', ms: 1_300 }],
    ['the provider commits late, after dropping the connection', { kind: 'delayed-commit', ms: 500 }],
  ] as const)('is processing, then found and finished, when %s', async (_name, fault) => {
    shop.sandbox.payments.faults.set({ operation: 'sale', ...fault });
    const before = await countRows(shop.vendor.deps.db);
    const reply = await attempt.buy(await attempt.order());
    expect(reply.body).toEqual({
      success: false,
      transactionId: '',
      errorMessage: 'Your order is being checked. Please do not submit it again.',
      processing: true,
    });
    expect(await countRows(shop.vendor.deps.db)).toEqual(before);
    await attempt.untilState('done');
    await attempt.expectBoughtOnce();
  });

  it('is finished by asking for its state, before the timer comes round', async () => {
    shop.sandbox.payments.faults.set({ operation: 'sale', kind: 'lost-answer' });
    await attempt.buy(await attempt.order());
    await eventually(attempt.status, (answer) => answer['state'] === 'done');
    await attempt.expectBoughtOnce();
    const told = shop.vendor.logged().split('\n');
    expect(told.some((line) => line.includes('is finished') && line.includes(attempt.key))).toBe(true);
  });

  it('is finished when the service fails between charge and record', async () => {
    shop.vendor.deps.faults.set({ failAfterCharge: true });
    const reply = await attempt.buy(await attempt.order());
    expect(reply.body['processing']).toBe(true);
    shop.vendor.deps.faults.set({});
    const told = shop.vendor
      .logged()
      .split('\n')
      .find((line) => line.includes(attempt.key));
    expect(JSON.parse(told ?? '{}')).toMatchObject({
      ...{ attemptId: attempt.key, err: { message: 'fault dial: failAfterCharge' } },
      msg: 'a charged order could not be settled yet',
    });
    await attempt.untilState('done');
    await attempt.expectBoughtOnce();
  });

  it('is declined later when the answer that was lost was a decline', async () => {
    shop.sandbox.payments.faults.set({ operation: 'sale', kind: 'lost-answer' });
    await attempt.buy(await attempt.order(DECLINED_VISA));
    const answer = await attempt.untilState('refused');
    expect(answer).toMatchObject({
      code: 'CARD_DECLINED',
      errorMessage:
        'The card was declined: the bank gave no reason. Nothing was charged. Please ask your bank, or use another card.',
    });
    expect(await attempt.sales()).toEqual([]);
  });

  it('is released when the charge of a new card never arrived, and can be bought then under the same key', async () => {
    shop.sandbox.payments.faults.set({ operation: 'sale', kind: 'error', status: 500 });
    const form = await attempt.order();
    expect((await attempt.buy(form)).body['processing']).toBe(true);
    const released = await attempt.untilState('refused');
    expect(released['errorMessage']).toBe(
      'Your order could not be completed. Nothing was charged or changed. Please try again.',
    );
    expect(shop.charges(attempt.key)).toEqual([]);
    expect((await attempt.buy(form)).body['success']).toBe(true);
    await attempt.expectBoughtOnce();
  });

  it('is sent again when the charge of the card on file never arrived', async () => {
    await shop.buy(attempt.user, await attempt.order());
    shop.sandbox.payments.faults.set({ operation: 'sale', kind: 'refuse' });
    const reply = await attempt.buy({ ...rpCart(), ...(await shop.storedCard()) });
    expect(reply.body['processing']).toBe(true);
    await attempt.untilState('done');
    expect(shop.charges(attempt.key)).toEqual(['300.00']);
    expect(await attempt.sales()).toHaveLength(2);
  });

  it('is free at once when the provider takes no notice of it', async () => {
    shop.sandbox.payments.faults.set({ operation: 'vault', kind: 'error', status: 500 });
    const form = await attempt.order();
    expect((await attempt.buy(form)).body).toMatchObject({ success: false, code: 'VENDOR_REFUSED' });
    expect((await attempt.buy(form)).body['success']).toBe(true);
    await attempt.expectBoughtOnce();
  });

  it('is recorded all the same when the provider books the charge long after the order was given up', async () => {
    shop.sandbox.payments.faults.set({ operation: 'sale', kind: 'delayed-commit', ms: 4_000 });
    await attempt.buy(await attempt.order());
    await attempt.untilState('refused');
    expect(shop.charges(attempt.key)).toEqual([]);
    await eventually(
      () => Promise.resolve(shop.charges(attempt.key)),
      (charges) => charges.length === 1,
    );
    const elevenMinutesAgo = new Date(Date.now() - 660_000);
    await shop.vendor.deps.db
      .update(orderAttempts)
      .set({ checkedAt: elevenMinutesAgo })
      .where(eq(orderAttempts.attemptId, attempt.key));
    await attempt.untilState('done');
    await attempt.expectBoughtOnce();
  });

  it('stays open while the provider cannot be asked', async () => {
    shop.sandbox.payments.faults.set({ operation: 'sale', kind: 'lost-answer' });
    shop.sandbox.payments.faults.set({ operation: 'search', kind: 'error', status: 503, count: 2 });
    await attempt.buy(await attempt.order());
    await attempt.untilState('done');
    await attempt.expectBoughtOnce();
  });
});
