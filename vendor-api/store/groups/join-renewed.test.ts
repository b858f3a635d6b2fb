import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eventually } from '#tests/testkit/eventually';
import { groupRow, seatRows } from '#tests/testkit/renewals';
import type { TestUser } from '#tests/testkit/start-vendor';
import { racedDatabases } from '#tests/testkit/test-databases';
import { groupClaims } from '../../db/schema/claims';
import { seats, subscriptions } from '../../db/schema/licenses';
import { purchases } from '../../db/schema/store';
import { runAttempt } from '../../orders/place-order';
import { confirmation } from '../../orders/sales/confirmation';
import { checkRenewal } from '../../renewals/check-renewal';
import { openRenewal } from '../../renewals/renew-group';
import {
  customerOf,
  held,
  LAST_DAYS,
  NEXT_DAY,
  orderOf,
  PO,
  RIVALS,
  runTheNextDay,
  saleOf,
  untilDone,
} from '../carts/testkit/moving-groups';
import { pausingShop } from '../carts/testkit/pausing-shop';

describe.each(racedDatabases)('a purchase for a group whose next period is being paid, on %s', (database) => {
  const { captcha, shop } = pausingShop(database);

  it.each(RIVALS.filter(({ move }) => move === runTheNextDay))(
    'is not taken while the charge for the next period is open, and does not get into it: $name',
    async (rival) => {
      const { user, id, key } = await customerOf(shop, rival.spec);
      const [form, later] = [await orderOf(shop, rival, id), await orderOf(shop, rival, id)];
      shop.vendor.deps.faults.set({ failAfterCharge: true });
      expect((await shop.buy(user, form, key, rival.path)).body).toMatchObject({ processing: true });
      await rival.move(shop, user, id);
      shop.vendor.deps.faults.set({});
      const { body } = await shop.buy(user, later, `later-${key}`, rival.path);
      expect(body).toMatchObject({ success: false, code: 'NOT_ALLOWED' });
      expect(shop.charges(`later-${key}`)).toEqual([]);
      await untilDone(shop, user, key);
      await eventually(
        async () => {
          await shop.settle();
          return groupRow(shop, id);
        },
        ({ expireDate }) => expireDate === rival.movedTo,
      );
      expect(await held(shop, id)).toBe(1);
      expect((await saleOf(shop, key)).subscriptionId).not.toBe(id);
    },
  );

  it.each(RIVALS.filter(({ move }) => move === runTheNextDay))(
    'is paid for by a renewal that was priced without it, which is worked out anew: $name (PRICE-22)',
    async (rival) => {
      const { user, id, key } = await customerOf(shop, rival.spec);
      const due = { id, ownerId: user.id, periodEnd: LAST_DAYS.expireDate };
      const { deps } = shop.vendor;
      const check = await checkRenewal(deps, due, NEXT_DAY);
      if (check.kind !== 'renews') throw new Error('a group that is not due');
      expect((await shop.buy(user, await orderOf(shop, rival, id), key, rival.path)).body).toMatchObject({
        success: true,
      });
      const opened = await openRenewal(deps, due);
      if (opened.kind !== 'mine') throw new Error('a renewal that somebody else has');
      const stale = { ok: true, snapshot: check.snapshot, nonce: '' } as const;
      const asked = { customer: async () => ({ id: user.id, email: user.email }), check: async () => stale };
      expect(await runAttempt(deps, asked, opened)).toMatchObject({ success: false, code: 'PRICE_CHANGED' });
      expect(shop.charges(opened.attemptId)).toEqual([]);
      await runTheNextDay(shop);
      expect(shop.charges(opened.attemptId)).toEqual([rival.spec.kind === 'cfb' ? '20604.00' : '15300.00']);
      expect(await groupRow(shop, id)).toMatchObject({ expireDate: rival.movedTo });
    },
  );

  it('does not get into a purchase order that was set to renew by card while it was paid for (PO-12)', async () => {
    const [toPo] = RIVALS.filter(({ spec }) => spec.braintreeId === PO.braintreeId);
    if (!toPo) throw new Error('no purchase order');
    const { user, id, key } = await customerOf(shop, toPo.spec);
    shop.vendor.deps.faults.set({ failAfterCharge: true });
    const order = await orderOf(shop, toPo, id);
    expect((await shop.buy(user, order, key, toPo.path)).body).toMatchObject({ processing: true });
    shop.vendor.deps.faults.set({});
    const seatIds = JSON.stringify((await seatRows(shop, id)).map((seat) => seat.id));
    const wish = { seatIds, subscriptionGroup: id, newTerm: '', isAutoRenew: 'true', appliedCoupons: '[]' };
    const auto = { ...wish, userTotalPrice: '', ...(await shop.newCard()) };
    const { body } = await shop.buy(user, auto, crypto.randomUUID(), '/cart/setAutorenew');
    expect(body).toMatchObject({ success: true });
    await untilDone(shop, user, key);
    expect(await groupRow(shop, id)).toMatchObject({ autoRenew: true, expireDate: '2026-12-31' });
    expect(await held(shop, id)).toBe(1);
    const { subscriptionId } = await saleOf(shop, key);
    expect(await groupRow(shop, subscriptionId ?? '')).toMatchObject(PO);
    expect(await held(shop, subscriptionId ?? '')).toBe(50);
  });

  /** Seats that the customer has, and seats that were paid for, by their last covered day. */
  async function seatsByEnd(user: TestUser, paidBefore: string) {
    const { db } = shop.vendor.deps;
    const found = new Map<string, { has: number; paid: number }>([[paidBefore, { has: 0, paid: 1 }]]);
    const at = (end: string) => {
      const entry = found.get(end) ?? { has: 0, paid: 0 };
      found.set(end, entry);
      return entry;
    };
    const rows = db.select({ end: subscriptions.expireDate }).from(seats);
    const own = rows.innerJoin(subscriptions, eq(subscriptions.id, seats.subscriptionId));
    for (const { end } of await own.where(eq(seats.ownerId, user.id))) at(end).has += 1;
    for (const sale of await db.select().from(purchases).where(eq(purchases.userId, user.id))) {
      const { newExpireDate, proCount } = confirmation.parse(sale.confirmation);
      at(newExpireDate ?? '').paid += proCount;
    }
    return [...found].map(([end, counts]) => ({ end, ...counts }));
  }

  it('never leaves a seat in a period that nobody paid for, however orders meet (CART-22, PRICE-22)', async () => {
    const [change] = RIVALS;
    if (!change) throw new Error('no rival');
    const orders = fc.record({
      buyers: fc.integer({ min: 1, max: 3 }),
      latencies: fc.array(fc.constantFrom(0, 5, 20, 60), { minLength: 4, maxLength: 4 }),
      isPaused: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(orders, async ({ buyers, latencies, isPaused }) => {
        const { user, id } = await customerOf(shop, change.spec);
        const forms = await Promise.all(Array.from({ length: buyers }, () => orderOf(shop, change, id)));
        for (const ms of latencies)
          shop.sandbox.payments.faults.set({ operation: 'sale', kind: 'latency', ms });
        const move = () => change.move(shop, user, id);
        if (isPaused) captcha.beforeNext(move);
        await Promise.all([
          ...forms.map((form) => shop.buy(user, form, crypto.randomUUID(), change.path)),
          ...(isPaused ? [] : [move()]),
        ]);
        shop.sandbox.payments.faults.clear();
        for (const { has, paid } of await seatsByEnd(user, '2026-04-30'))
          expect(has).toBeLessThanOrEqual(paid);
        const claims = shop.vendor.deps.db.select().from(groupClaims);
        expect(await claims.where(eq(groupClaims.subscriptionId, id))).toEqual([]);
      }),
      { numRuns: 8 },
    );
  }, 120_000);
});
