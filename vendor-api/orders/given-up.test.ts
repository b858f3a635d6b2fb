import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { countRows } from '#tests/testkit/count-rows';
import { beforeEachTest, duringTests } from '#tests/testkit/during-tests';
import { newAttempt } from '#tests/testkit/order-attempt';
import { addCoupon } from '#tests/testkit/portal-data';
import { rpCart } from '#tests/testkit/rp-cart';
import { startShop } from '#tests/testkit/start-shop';
import { outboxMails } from '../db/schema/billing';
import { coupons, couponUses } from '../db/schema/store';
import type { Finding } from '../payments/payment-gateway';
import { releaseCharge } from './attempts/close-attempt';
import { settleOpenCharges } from './charges/settle-open-charges';
import { finishOrder } from './finish-order';
import { RELEASED } from './order-answer';

describe('an order that was given up', () => {
  let form: Record<string, string>;

  const shop = duringTests(() => startShop('PGlite'));

  const late = () => ({ transactionId: `late-${attempt.key}`, card: null });
  const couponOf = () => `coupon-of-${attempt.user.id}`;
  const used = async () => {
    const { db } = shop.vendor.deps;
    const [coupon] = await db.select().from(coupons).where(eq(coupons.id, couponOf()));
    return coupon?.couponUsed;
  };
  const report = () =>
    shop.vendor
      .logged()
      .split('\n')
      .filter((line) => line.includes('a charge came in') && line.includes(attempt.key))
      .map((line) => JSON.parse(line));

  const attempt = beforeEachTest(() => newAttempt(shop));
  beforeEach(async () => {
    const coupon = { type: 'percent', amount: '50', description: 'Half', endDate: null } as const;
    await addCoupon(shop.vendor, attempt.user, {
      ...{ ...coupon, id: couponOf(), uses: 1, productCodes: [802100] },
    });
    const use = { Id: couponOf(), Qty: 1, DiscPerItem: 150, TotalDisc: 150, ProductCode: 802100 };
    const half = rpCart({ userTotalPrice: '150.00', appliedCoupons: JSON.stringify([use]) });
    form = { ...half, ...(await shop.newCard()) };
    shop.sandbox.payments.faults.set({ operation: 'sale', kind: 'error', status: 500 });
    await attempt.buy(form);
    expect(await used()).toBe(1);
    await releaseCharge(shop.vendor.deps, attempt.key);
    expect(await used()).toBe(0);
  });

  it('is recorded when its charge is found later', async () => {
    const { deps } = shop.vendor;
    const inAnHour = new Date(deps.clock.now().getTime() + 3_600_000);
    const found: Finding = { kind: 'approved', transactionId: 'found-later', amount: 150_00, card: null };
    const none: Finding = { kind: 'none' };
    const payments = {
      ...deps.payments,
      findByOrderId: async (id: string) => (id === attempt.key ? found : none),
    };
    const later = { ...deps, payments, clock: { ...deps.clock, now: () => inAnHour } };
    await settleOpenCharges(later, new AbortController().signal);
    expect(await attempt.sales()).toHaveLength(1);
  });

  it('takes its coupon again when its charge comes in after all, which is logged', async () => {
    expect(await finishOrder(shop.vendor.deps, attempt.key, late())).toMatchObject({ success: true });
    expect(await attempt.sales()).toHaveLength(1);
    expect(await used()).toBe(1);
    expect(report()).toMatchObject([{ attemptId: attempt.key, missing: [] }]);
  });

  it('is recorded even if its coupon is used up by then, and the log names the coupon', async () => {
    const { db } = shop.vendor.deps;
    await db.update(coupons).set({ couponUsed: 1 }).where(eq(coupons.id, couponOf()));
    await finishOrder(shop.vendor.deps, attempt.key, late());
    expect(await attempt.sales()).toHaveLength(1);
    expect(await db.select().from(couponUses).where(eq(couponUses.couponId, couponOf()))).toEqual([]);
    expect(report()).toMatchObject([{ attemptId: attempt.key, missing: [couponOf()] }]);
  });

  it('names no card in its mail if the provider names none', async () => {
    const { db } = shop.vendor.deps;
    await finishOrder(shop.vendor.deps, attempt.key, late());
    const mails = await db.select().from(outboxMails).where(eq(outboxMails.recipient, attempt.user.email));
    expect(mails).toHaveLength(1);
    expect(JSON.stringify(mails)).not.toMatch(/ending in|undefined/);
  });

  it('stays given up when nothing was charged for it', async () => {
    const before = await countRows(shop.vendor.deps.db);
    const nothing = { transactionId: null, card: null };
    expect(await finishOrder(shop.vendor.deps, attempt.key, nothing)).toEqual(RELEASED);
    expect(await countRows(shop.vendor.deps.db)).toEqual(before);
    expect(await attempt.status()).toMatchObject({ state: 'refused', code: 'VENDOR_REFUSED' });
  });

  it.each<[string, Finding]>([
    ['is under decision', { kind: 'pending' }],
    ['was of another amount', { kind: 'approved', transactionId: 'odd', amount: 1, card: null }],
  ])('is not sent again while an earlier charge of it %s', async (_name, finding) => {
    vi.spyOn(shop.vendor.deps.payments, 'findByOrderId').mockResolvedValueOnce(finding);
    expect((await attempt.buy(form)).body).toMatchObject({ success: false, processing: true });
    expect(shop.charges(attempt.key)).toEqual([]);
    expect(await attempt.status()).toMatchObject({ state: 'processing' });
  });

  it('is recorded by an earlier charge of it that is found, and not charged again', async () => {
    const found: Finding = { kind: 'approved', transactionId: 'found', amount: 150_00, card: null };
    vi.spyOn(shop.vendor.deps.payments, 'findByOrderId').mockResolvedValueOnce(found);
    expect((await attempt.buy(form)).body).toMatchObject({ success: true });
    expect(shop.charges(attempt.key)).toEqual([]);
    expect(await attempt.sales()).toHaveLength(1);
  });
});
