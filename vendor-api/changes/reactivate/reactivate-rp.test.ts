import { asc } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { duringTests } from '#tests/testkit/during-tests';
import { type Purchases, purchasesAt } from '#tests/testkit/purchases';
import { startShop } from '#tests/testkit/start-shop';
import { testDatabases } from '#tests/testkit/test-databases';
import { seatManagers } from '../../db/schema/licenses';
import { insertCoupon, recordHistoricSale } from '../../demo/history';
import {
  END,
  PRICE_CHANGED,
  REACTIVATE_RP,
  type Reactivations,
  reactivationsAt,
} from './testkit/reactivations';

describe.each(testDatabases)('reactivating RP seats on %s', (database) => {
  let reactivated: Purchases;
  let at: Reactivations;

  const shop = duringTests(() => startShop(database));
  beforeAll(async () => {
    reactivated = purchasesAt(shop, REACTIVATE_RP);
    at = reactivationsAt(shop, REACTIVATE_RP);
  });

  it('starts a new period from today in the same group, renewing by the card that paid (REAC-10, REST-29)', async () => {
    const ann = await shop.vendor.user();
    const id = await at.ended(ann, {
      braintreeId: 'PURCHASE_ORDER',
      firstFailedPaymentAttempt: 2,
      firstFailedPaymentDate: END,
      givenName: 'Design',
    });
    const { id: order, confirmation } = await reactivated.by(
      ann,
      await at.form(id, { newTerm: '5', userTotalPrice: '1620.00' }),
    );
    expect(shop.charges().at(-1)).toBe('1620.00');
    const row = await at.rowOf(id);
    expect(row).toMatchObject({
      term: 2,
      multiplier: 3,
      startDate: '2026-04-11',
      expireDate: '2029-04-10',
      canceled: false,
      autoRenew: true,
      firstFailedPaymentAttempt: null,
      firstFailedPaymentDate: null,
    });
    expect(row?.braintreeId).not.toBe('PURCHASE_ORDER');
    expect(await at.seatsOf(id)).toMatchObject([
      { expireDate: null, startDate: '2026-04-11' },
      { expireDate: null, startDate: '2026-04-11' },
    ]);
    expect(confirmation).toMatchObject({
      isReactivate: true,
      isSubscription: true,
      is3Year: true,
      proCount: 2,
      newExpireDate: '2029-04-10',
      subscriptionId: id,
      amount: '1620.00',
    });
    const { text } = await reactivated.mail(order);
    expect(text).toContain('\nGroup: Design\n');
    expect(text).toContain('$1,620.00');
  });

  it('keeps who has a seat, who manages it and what is noted (REAC-14)', async () => {
    const ann = await shop.vendor.user();
    const own = [
      { licenseType: 1, assignedTo: 'ida@acme.example', note: 'Design', managers: ['max@acme.example'] },
      { licenseType: 0, assignedTo: null, note: 'Spare', managers: [ann.email, 'max@acme.example'] },
    ] as const;
    const people = async (id: string) => {
      const rows = await at.seatsOf(id);
      const managers = await shop.vendor.deps.db.select().from(seatManagers).orderBy(asc(seatManagers.email));
      return rows.map(({ id: seatId, assignedTo, note }) => [
        seatId,
        assignedTo,
        note,
        managers.flatMap((manager) => (manager.seatId === seatId ? manager.email : [])),
      ]);
    };
    const alone = await at.ended(ann, { seats: own });
    const before = await people(alone);
    await reactivated.by(ann, await at.form(alone));
    expect(await people(alone)).toEqual(before);

    const [moving, target] = [await at.ended(ann, { seats: own }), await at.group(ann)];
    const moved = await people(moving);
    await reactivated.by(ann, await at.form(moving, { cotermGroup: target }));
    expect((await people(target)).slice(2)).toEqual(moved);
  });

  it('lets changes that waited for the end take place, and is done with them (STAT-05)', async () => {
    const ann = await shop.vendor.user();
    const id = await at.ended(ann, {
      canceled: false,
      seats: [{ licenseType: 1, expireDate: END, futureLicenseType: 0, futureTerm: 1, futureMultiplier: 1 }],
    });
    await reactivated.by(ann, await at.form(id, { userTotalPrice: '300.00' }));
    expect(await at.seatsOf(id)).toMatchObject([
      {
        licenseType: 0,
        product: 'Axure RP Pro',
        expireDate: null,
        futureLicenseType: null,
        futureTerm: null,
        futureMultiplier: null,
      },
    ]);
  });

  it('joins a group of the same term for the rest of its period, and the ended group is no more (REAC-05, REAC-10, D-40)', async () => {
    const ann = await shop.vendor.user();
    const [id, target] = [await at.ended(ann), await at.group(ann)];
    const seatIds = (await at.seatsOf(id)).map((seat) => seat.id);
    const past = await recordHistoricSale(shop.vendor.deps.db, {
      userId: ann.id,
      email: ann.email,
      licensee: 'Ann',
      purchasedOn: '2025-04-02',
      cart: { term: 2, proQuantity: 2, teamQuantity: 0, entQuantity: 0 },
      subscriptionId: id,
    });
    const { confirmation } = await reactivated.by(
      ann,
      await at.form(id, { cotermGroup: target, userTotalPrice: '435.62' }),
    );
    expect(shop.charges().at(-1)).toBe('435.62');
    expect(confirmation).toMatchObject({
      isReactivate: true,
      subscriptionId: target,
      newExpireDate: '2026-12-31',
    });
    expect(await at.rowOf(id)).toBeUndefined();
    expect(await at.rowOf(target)).toMatchObject({ startDate: '2026-01-01', expireDate: '2026-12-31' });
    const joined = await at.seatsOf(target);
    expect(joined.slice(2).map((seat) => seat.id)).toEqual(seatIds);
    expect(joined.map(({ expireDate }) => expireDate)).toEqual([null, null, null, null]);
    expect(joined.map(({ ordinal }) => ordinal)).toEqual([0, 1, 2, 3]);
    const { body } = await shop.vendor.call(`/cart/thankyouvue?transactionId=${past}`, { token: ann.token });
    expect(body).toMatchObject({ success: true, subscriptionId: target });
  });

  it('leaves seats that were canceled in an earlier period as they are', async () => {
    const ann = await shop.vendor.user();
    const spec = { seats: [{ licenseType: 0 }, { licenseType: 0, expireDate: '2025-04-01' }] } as const;
    const id = await at.ended(ann, spec);
    const [open, over] = await at.seatsOf(id);
    await at.expectRefusal(ann, await at.form(id), 'PRICE_CHANGED', PRICE_CHANGED);
    await reactivated.by(ann, await at.form(id, { seatIds: open?.id ?? '', userTotalPrice: '300.00' }));
    expect(await at.seatsOf(id)).toMatchObject([
      { id: open?.id, expireDate: null },
      { id: over?.id, expireDate: '2025-04-01' },
    ]);
  });

  it('takes coupons of purchases and none of renewals (D-52)', async () => {
    const ann = await shop.vendor.user();
    const coupon = {
      userId: ann.id,
      type: 'percent',
      amount: '50',
      description: 'Half',
      endDate: null,
      uses: 1,
    } as const;
    const { db } = shop.vendor.deps;
    await insertCoupon(db, { ...coupon, id: `r-${ann.id}`, isRenewal: true, productCodes: [802100] });
    await insertCoupon(db, { ...coupon, id: `p-${ann.id}`, productCodes: [802100] });
    await reactivated.by(ann, await at.form(await at.ended(ann), { userTotalPrice: '450.00' }));
    expect(shop.charges().at(-1)).toBe('450.00');
  });
});
