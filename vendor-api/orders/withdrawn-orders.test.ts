import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { beforeEachTest, duringTests } from '#tests/testkit/during-tests';
import { newAttempt, times } from '#tests/testkit/order-attempt';
import { startShop } from '#tests/testkit/start-shop';
import { bothDatabases } from '#tests/testkit/test-databases';
import { purgeExpired } from '../jobs/start-jobs';
import { MOST_WITHDRAWN } from './attempts/withdraw-attempt';

const WITHDRAWN = {
  transactionId: '',
  errorMessage:
    'This order was withdrawn before it arrived. Nothing was charged or changed. Please order again.',
  code: 'ORDER_WITHDRAWN',
};
const DAY_MS = 24 * 3_600_000;

describe.each(bothDatabases)('an order that is withdrawn, on %s', (database) => {
  const shop = duringTests(() => startShop(database));
  const attempt = beforeEachTest(() => newAttempt(shop));

  const withdraw = (attemptId = attempt.key, token = attempt.user.token) =>
    shop.vendor.call('/cart/withdraworder', { token, form: { attemptId } });

  it('before it arrived is refused when it does, and nothing is charged (D-126)', async () => {
    const form = await attempt.order();
    const known = { success: true, state: 'refused', ...WITHDRAWN };
    expect((await withdraw()).body).toEqual(known);
    const late = await attempt.buy(form);
    expect([late.status, late.body]).toEqual([200, { success: false, ...WITHDRAWN }]);
    expect((await withdraw()).body).toEqual(known);
    expect(await attempt.status()).toEqual(known);
    expect([shop.charges(attempt.key), await attempt.sales()]).toEqual([[], []]);
    expect((await shop.buy(attempt.user, form)).body['success']).toBe(true);
  });

  it('is either bought or withdrawn when both arrive at once', async () => {
    const forms = await times(20, () => attempt.order());
    const raced = forms.map((form, index) => ({ form, key: `${attempt.key}-${index}` }));
    const outcomes = await Promise.all(
      raced.map(async ({ form, key }) => {
        const [bought, told] = await Promise.all([shop.buy(attempt.user, form, key), withdraw(key)]);
        return { key, isBought: bought.body['success'], told: told.body['state'] };
      }),
    );
    for (const { key, isBought, told } of outcomes) {
      expect(shop.charges(key)).toEqual(isBought ? ['300.00'] : []);
      expect(isBought ? ['processing', 'done'] : ['refused']).toContain(told);
    }
  });

  it('after it was bought stays bought', async () => {
    await attempt.buy(await attempt.order());
    expect((await withdraw()).body).toMatchObject({ state: 'done' });
    await attempt.expectBoughtOnce();
  });

  it('is its own customer’s alone', async () => {
    const form = await attempt.order();
    const bob = await shop.vendor.user();
    await attempt.buy(form);
    expect((await withdraw(attempt.key, bob.token)).body).toMatchObject({ state: 'unknown' });
    expect((await attempt.buy(form)).body['success']).toBe(true);
    const next = randomUUID();
    await withdraw(next, bob.token);
    expect(await attempt.status(attempt.user.token)).toMatchObject({ state: 'done' });
    expect((await shop.buy(attempt.user, form, next)).body).toMatchObject({ code: 'ATTEMPT_REUSED' });
    expect(shop.charges(next)).toEqual([]);
  });

  it('is not noted beyond so many of one customer, until they are forgotten', async () => {
    await times(MOST_WITHDRAWN, () => withdraw(randomUUID()));
    expect((await withdraw()).body).toMatchObject({ state: 'unknown' });
    const bob = await newAttempt(shop);
    expect((await withdraw(bob.key, bob.user.token)).body).toMatchObject({ state: 'refused' });
    const { db, clock } = shop.vendor.deps;
    await purgeExpired({ db, clock });
    expect(await bob.status()).toMatchObject({ state: 'refused' });
    const tomorrow = new Date(Date.now() + DAY_MS + 60_000);
    await purgeExpired({ db, clock: { ...clock, now: () => tomorrow } });
    const token = await shop.vendor.signIn(bob.user.email);
    expect(await bob.status(token)).toMatchObject({ state: 'unknown' });
  });

  it.each(['', 'short', 'not one!', 'x'.repeat(65)])('is not known by the key %j', async (key) => {
    expect((await withdraw(key)).status).toBe(400);
  });
});
