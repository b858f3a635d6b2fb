import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { groupRow, mailsFor, seatRows } from '#tests/testkit/renewals';
import { racedDatabases } from '#tests/testkit/test-databases';
import { subscriptions } from '../../db/schema/licenses';
import { insertGroup } from '../../demo/builders';
import {
  customerOf,
  held,
  LAST_DAYS,
  orderOf,
  PO,
  RIVALS,
  runTheNextDay,
  saleOf,
  untilDone,
} from '../carts/testkit/moving-groups';
import { pausingShop } from '../carts/testkit/pausing-shop';

describe.each(racedDatabases)('a purchase for a group that moves on meanwhile, on %s', (database) => {
  const { captcha, shop } = pausingShop(database);

  it.each(RIVALS)(
    'is refused before the charge, and again when repeated: $name (CART-22, PRICE-22)',
    async (rival) => {
      const { user, id, key } = await customerOf(shop, rival.spec);
      const form = await orderOf(shop, rival, id);
      captcha.beforeNext(() => rival.move(shop, user, id));
      const { body, text } = await shop.buy(user, form, key, rival.path);
      expect(body).toMatchObject({ success: false, transactionId: '', code: 'PRICE_CHANGED' });
      expect((await shop.buy(user, form, key, rival.path)).text).toBe(text);
      expect(shop.charges(key)).toEqual([]);
      expect(await groupRow(shop, id)).toMatchObject({ expireDate: rival.movedTo });
      expect(await held(shop, id)).toBe(1);
    },
  );

  it('is refused when the period began on another day than it was shown with (D-40)', async () => {
    const [, renewal] = RIVALS;
    if (!renewal) throw new Error('no rival');
    const { user, id, key } = await customerOf(shop, renewal.spec);
    const form = await orderOf(shop, renewal, id);
    const { db } = shop.vendor.deps;
    const moved = { startDate: '2025-06-01' };
    captcha.beforeNext(() => db.update(subscriptions).set(moved).where(eq(subscriptions.id, id)));
    const { body } = await shop.buy(user, form, key, renewal.path);
    expect(body).toMatchObject({ success: false, code: 'PRICE_CHANGED' });
    expect(shop.charges(key)).toEqual([]);
  });

  it.each(RIVALS)(
    'gets a group of its own for what was paid when charged already: $name (CART-22, D-126)',
    async (rival) => {
      const { user, id, key } = await customerOf(shop, rival.spec);
      const { expireDate, startDate, term } = await groupRow(shop, id);
      const form = await orderOf(shop, rival, id);
      shop.vendor.deps.faults.set({ failAfterCharge: true });
      expect((await shop.buy(user, form, key, rival.path)).body).toMatchObject({ processing: true });
      shop.vendor.deps.faults.set({});
      await rival.move(shop, user, id);
      await untilDone(shop, user, key);
      expect(shop.charges(key)).toEqual([rival.total]);
      expect(await groupRow(shop, id)).toMatchObject({ expireDate: rival.movedTo });
      expect(await held(shop, id)).toBe(1);
      const sale = await saleOf(shop, key);
      const own = sale.subscriptionId ?? '';
      expect(own).not.toBe(id);
      const { domain = null } = rival.spec;
      expect(await groupRow(shop, own)).toMatchObject({
        ownerId: user.id,
        startDate,
        expireDate,
        term,
        domain,
      });
      expect(await held(shop, own)).toBe(rival.spec.kind === 'cfb' ? 100 : 50);
      expect(sale.confirmation).toMatchObject({ newExpireDate: expireDate, domain });
      const isPurchaseOrder = rival.spec.autoRenew === false;
      expect(await groupRow(shop, own)).toMatchObject(isPurchaseOrder ? PO : { autoRenew: true });
      const mail = (await mailsFor(shop, user.email)).find(({ subject }) => subject.includes(sale.id));
      expect(mail?.text).toContain(isPurchaseOrder ? 'Expires: Dec 31, 2026' : 'Next billed: May 1, 2026');
    },
  );

  it('keeps a reactivated group in the period that was paid for when the one it was to join moved on (REAC-10, REAC-14)', async () => {
    const { user, id, key } = await customerOf(shop, LAST_DAYS);
    const ended = { startDate: '2025-04-02', expireDate: '2026-04-01', canceled: true, autoRenew: false };
    const { db, faults } = shop.vendor.deps;
    const back = await insertGroup(db, user, { ...ended, seats: [{ licenseType: 0 }, { licenseType: 0 }] });
    const seatIds = JSON.stringify((await seatRows(shop, back)).map((seat) => seat.id));
    const form = {
      seatIds,
      subscriptionGroups: back,
      newTerm: '2',
      cotermGroup: id,
      ...(await shop.newCard()),
    };
    faults.set({ failAfterCharge: true });
    const { body } = await shop.buy(user, form, key, '/cart/confirmReactivateCanceledSub');
    expect(body).toMatchObject({ processing: true });
    faults.set({});
    await runTheNextDay(shop);
    await untilDone(shop, user, key);
    expect(await groupRow(shop, id)).toMatchObject({ expireDate: '2027-04-30' });
    expect(await groupRow(shop, back)).toMatchObject({ ...LAST_DAYS, canceled: false, autoRenew: true });
    expect([await held(shop, id), await held(shop, back)]).toEqual([1, 2]);
    expect(await saleOf(shop, key)).toMatchObject({
      subscriptionId: back,
      confirmation: { newExpireDate: '2026-04-30' },
    });
  });
});
