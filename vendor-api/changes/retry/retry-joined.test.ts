import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { groupRow, putCardOnFile, seatRows } from '#tests/testkit/renewals';
import { sendRetry } from '#tests/testkit/retries';
import type { TestUser } from '#tests/testkit/start-vendor';
import { racedDatabases } from '#tests/testkit/test-databases';
import { users } from '../../db/schema/account';
import { openAttempt } from '../../orders/attempts/open-attempt';
import { runAttempt } from '../../orders/place-order';
import {
  customerOf,
  held,
  LAST_DAYS,
  orderOf,
  RIVALS,
  type Rival,
  runTheNextDay,
  saleOf,
  untilDone,
} from '../../store/carts/testkit/moving-groups';
import { pausingShop } from '../../store/carts/testkit/pausing-shop';
import { checkRetry, retryForm } from './check-retry';

const RENEWALS = RIVALS.filter(({ move }) => move === runTheNextDay);
const NEXT_END = '2027-04-30';

describe.each(racedDatabases)('seats bought for a group whose payment failed, on %s', (database) => {
  const { shop } = pausingShop(database);

  /** A group whose renewal was declined while seats for its old period were charged but not recorded. */
  async function joinedPastDue(rival: Pick<Rival, 'spec' | 'path' | 'form' | 'total'>) {
    const customer = await customerOf(shop, rival.spec);
    const { user, id, key } = customer;
    shop.vendor.deps.faults.set({ failAfterCharge: true });
    const { body } = await shop.buy(user, await orderOf(shop, rival, id), key, rival.path);
    expect(body).toMatchObject({ processing: true });
    shop.vendor.deps.faults.set({});
    await putCardOnFile(shop, user, 'declined');
    await runTheNextDay(shop);
    expect((await groupRow(shop, id)).firstFailedPaymentAttempt).not.toBeNull();
    return customer;
  }
  const idsOf = async (id: string) => (await seatRows(shop, id)).map((seat) => seat.id);
  const retryOf = async (id: string, SeatIds: string[]) => ({
    PastDueSubId: id,
    SeatIds,
    ...(await shop.newCard()),
  });

  /** Runs a retry that is priced before `meanwhile` and sent after it. */
  async function retryAcross(user: TestUser, form: object, meanwhile: () => Promise<unknown>) {
    const { deps } = shop.vendor;
    const key = `retry-of-${user.id.slice(0, 20)}`;
    const opened = await openAttempt(deps.db, deps.clock.now(), {
      ...{ key, userId: user.id, kind: 'retry', fingerprint: key },
    });
    if (opened.kind !== 'mine') throw new Error('another call runs the retry');
    const [customer] = await deps.db.select().from(users).where(eq(users.id, user.id));
    if (!customer) throw new Error('no such customer');
    const request = { user: customer, form: retryForm.parse(form), remoteIp: undefined, isRepeat: false };
    const check = async () => {
      const checked = await checkRetry(deps, request);
      expect(checked.ok).toBe(true);
      await meanwhile();
      return checked;
    };
    return {
      key,
      answer: await runAttempt(
        deps,
        { customer: async () => ({ id: user.id, email: user.email }), check },
        opened,
      ),
    };
  }

  it('stop a retry that was priced without them, which goes on with them when asked again (CART-22, PRICE-22)', async () => {
    const [rival] = RENEWALS;
    if (!rival) throw new Error('no rival');
    const { user, id, key } = await joinedPastDue(rival);
    const form = await retryOf(id, await idsOf(id));
    const { key: retryKey, answer } = await retryAcross(user, form, () => untilDone(shop, user, key));
    expect(answer).toMatchObject({ success: false, code: 'PRICE_CHANGED' });
    expect(shop.charges(retryKey)).toEqual([]);
    expect((await saleOf(shop, key)).subscriptionId).toBe(id);
    expect(await groupRow(shop, id)).toMatchObject({ expireDate: LAST_DAYS.expireDate });
    expect((await groupRow(shop, id)).firstFailedPaymentAttempt).not.toBeNull();

    const again = await sendRetry(shop, user, await retryOf(id, await idsOf(id)), `all-${key}`);
    expect(again.body).toMatchObject({ success: true });
    expect(shop.charges(`all-${key}`)).toEqual(['15300.00']);
    expect(await groupRow(shop, id)).toMatchObject({ expireDate: NEXT_END, firstFailedPaymentAttempt: null });
    expect(await held(shop, id)).toBe(51);
  });

  it('that are only counted stay behind a retry that was paid for others', async () => {
    const [, rival] = RENEWALS;
    if (rival?.spec.kind !== 'cfb') throw new Error('no counted rival');
    const { user, id, key } = await joinedPastDue(rival);
    const form = await retryOf(id, ['author-1']);
    const { key: retryKey, answer } = await retryAcross(user, form, () => untilDone(shop, user, key));
    expect(answer).toMatchObject({ success: true });
    expect(shop.charges(retryKey)).toEqual(['204.00']);
    expect(await groupRow(shop, id)).toMatchObject({ expireDate: NEXT_END, cloudAuthorCount: 1 });
  });

  it.each(RENEWALS)('get a group of their own while a retry is charged: $name (CART-22)', async (rival) => {
    const { user, id, key } = await joinedPastDue(rival);
    const chosen = rival.spec.kind === 'cfb' ? ['author-1'] : await idsOf(id);
    shop.vendor.deps.faults.set({ failAfterCharge: true });
    const { body } = await sendRetry(shop, user, await retryOf(id, chosen), `retry-${key}`);
    expect(body).toMatchObject({ processing: true });
    shop.vendor.deps.faults.set({});
    await untilDone(shop, user, key);
    const own = (await saleOf(shop, key)).subscriptionId ?? '';
    expect(own).not.toBe(id);
    expect(await groupRow(shop, own)).toMatchObject({ ...LAST_DAYS, ownerId: user.id });
    await untilDone(shop, user, `retry-${key}`);
    expect(await groupRow(shop, id)).toMatchObject({ expireDate: NEXT_END });
    expect(await held(shop, id)).toBe(1);
  });

  it('are never in a period that nobody paid for, however they meet a retry (CART-22, PRICE-22)', async () => {
    const [rival] = RENEWALS;
    if (!rival) throw new Error('no rival');
    for (let round = 0; round < 3; round += 1) {
      const { user, id, key } = await joinedPastDue(rival);
      const form = await retryOf(id, await idsOf(id));
      const [{ body }] = await Promise.all([
        sendRetry(shop, user, form, `retry-${key}`),
        untilDone(shop, user, key),
      ]);
      const rows = await seatRows(shop, id);
      const goingOn = rows.filter(({ expireDate }) => expireDate === null);
      const { expireDate } = await groupRow(shop, id);
      expect([expireDate, goingOn.length]).toEqual(
        body['success'] ? [NEXT_END, 1] : [LAST_DAYS.expireDate, 51],
      );
      expect(shop.charges(`retry-${key}`)).toEqual(body['success'] ? ['300.00'] : []);
    }
  });
});
