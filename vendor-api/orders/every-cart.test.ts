import { beforeEach, describe, expect, it } from 'vitest';
import { SAMPLE_CARTS } from '#tests/testkit/carts';
import { duringTests } from '#tests/testkit/during-tests';
import { newAttempt, type OrderAttempt, times } from '#tests/testkit/order-attempt';
import { startShop } from '#tests/testkit/start-shop';
import { racedDatabases } from '#tests/testkit/test-databases';
import { insertCoupon } from '../demo/history';

describe.each(racedDatabases)('an order of every kind, on %s', (database) => {
  const shop = duringTests(() => startShop(database));

  describe.each(SAMPLE_CARTS)('$name', (cart) => {
    let attempt: OrderAttempt;

    beforeEach(async () => {
      attempt = await newAttempt(shop, cart);
      shop.sandbox.payments.faults.clear();
      shop.vendor.deps.faults.set({});
    });

    it('is charged once when it arrives ten times at once, and answered the same (D-126)', async () => {
      const form = await attempt.order();
      const replies = await times(10, () => attempt.buy(form));
      expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
      expect(replies[0]?.body['success']).toBe(true);
      await attempt.expectBoughtOnce();
    });

    it('is found and finished when the answer of the provider is lost (D-126)', async () => {
      shop.sandbox.payments.faults.set({ operation: 'sale', kind: 'lost-answer' });
      const reply = await attempt.buy(await attempt.order());
      expect(reply.body['processing']).toBe(true);
      await attempt.untilState('done');
      await attempt.expectBoughtOnce();
    });

    it('is finished when the service fails between charge and record (D-126)', async () => {
      shop.vendor.deps.faults.set({ failAfterCharge: true });
      expect((await attempt.buy(await attempt.order())).body['processing']).toBe(true);
      shop.vendor.deps.faults.set({});
      await attempt.untilState('done');
      await attempt.expectBoughtOnce();
    });

    it('is refused with a key that belongs to another order (D-126)', async () => {
      const form = await attempt.order();
      await attempt.buy(form);
      const reply = await attempt.buy({ ...form, company: 'Other Ltd' });
      expect([reply.status, reply.body['code']]).toEqual([422, 'ATTEMPT_REUSED']);
      await attempt.expectBoughtOnce();
    });

    it('gets the last use of a coupon once among ten (COUP-06)', async () => {
      const id = `coupon-of-${attempt.user.id}`;
      const free = { type: 'fixed', amount: '0', description: 'Once', endDate: null, uses: 1 } as const;
      await insertCoupon(shop.vendor.deps.db, {
        ...free,
        id,
        userId: attempt.user.id,
        productCodes: [cart.productCode],
      });
      const { discount, total } = firstItemFree(cart.groupKind);
      const applied = [
        { Id: id, Qty: 1, DiscPerItem: discount, TotalDisc: discount, ProductCode: cart.productCode },
      ];
      const form = cart.form({ userTotalPrice: total, appliedCoupons: JSON.stringify(applied) });
      const forms = await times(10, async () => ({ ...form, ...(await shop.newCard()) }));
      const replies = await times(10, (index) =>
        shop.buy(attempt.user, forms[index] ?? {}, `${attempt.key}-${index}`, cart.path),
      );
      expect(replies.filter(({ body }) => body['success'] === true)).toHaveLength(1);
      expect(replies.filter(({ body }) => body['code'] === 'PRICE_CHANGED')).toHaveLength(9);
    });
  });

  it('is another order under the same key on another path (D-126)', async () => {
    const [rp, bundle] = SAMPLE_CARTS;
    if (!rp || !bundle) throw new Error('no carts');
    const attempt = await newAttempt(shop, rp);
    await attempt.buy(await attempt.order());
    const form = { ...bundle.form(), ...(await shop.newCard()) };
    expect((await shop.buy(attempt.user, form, attempt.key, bundle.path)).status).toBe(422);
    await attempt.expectBoughtOnce();
  });
});

/** The discount of a coupon for one free item, and the remaining total. */
function firstItemFree(kind: 'rp' | 'ase' | 'cfb' | 'cloud'): { discount: string; total: string } {
  const sums = { rp: '300.00', ase: '1020.00', cfb: '204.00', cloud: '156.00' };
  return { discount: sums[kind], total: kind === 'cfb' ? '360.00' : '0.00' };
}
