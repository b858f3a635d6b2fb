import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { beforeEachTest, duringTests } from '#tests/testkit/during-tests';
import { newAttempt } from '#tests/testkit/order-attempt';
import { rpCart } from '#tests/testkit/rp-cart';
import { startShop } from '#tests/testkit/start-shop';
import { orderAttempts } from '../db/schema/store';
import type { Finding } from '../payments/payment-gateway';
import { settleOpenCharge } from './charges/settle-open-charges';

const AN_HOUR = 3_600_000;

/** The state after a process dies between claiming an order and sending its charge. */
describe('an order that was claimed and never sent', () => {
  const shop = duringTests(() => startShop('PGlite'));
  const attempt = beforeEachTest(() => newAttempt(shop));

  async function claim(form: Record<string, string>, createdAgo: number): Promise<void> {
    const { db } = shop.vendor.deps;
    shop.sandbox.payments.faults.set({ operation: 'sale', kind: 'error', status: 500 });
    await attempt.buy(form);
    const [now, past] = [Date.now(), new Date(Date.now() - 20_000)];
    await db
      .update(orderAttempts)
      .set({ sentAt: null, heldUntil: past, checkedAt: past, createdAt: new Date(now - createdAgo) })
      .where(eq(orderAttempts.attemptId, attempt.key));
  }

  const byCardOnFile = async () => {
    await shop.buy(attempt.user, await attempt.order());
    return { ...rpCart(), ...(await shop.storedCard()) };
  };

  it('is sent when it is paid by the card on file', async () => {
    await claim(await byCardOnFile(), 20_000);
    await shop.settle();
    expect(await attempt.status()).toMatchObject({ state: 'done' });
    expect(shop.charges(attempt.key)).toEqual(['300.00']);
    const told = shop.vendor.logged().split('\n');
    expect(told.some((line) => line.includes('is sent again') && line.includes(attempt.key))).toBe(true);
  });

  it('is not sent by one call while another call sends it', async () => {
    await claim(await byCardOnFile(), 20_000);
    const { deps } = shop.vendor;
    const set = (facts: Partial<typeof orderAttempts.$inferInsert>) =>
      deps.db.update(orderAttempts).set(facts).where(eq(orderAttempts.attemptId, attempt.key));
    await set({ heldUntil: null, sentAt: new Date(Date.now() - deps.settings.PAYMENT_QUIET_MS) });
    const findByOrderId = async (): Promise<Finding> => {
      await set({ sentAt: new Date() });
      return { kind: 'none' };
    };
    await settleOpenCharge({ ...deps, payments: { ...deps.payments, findByOrderId } }, attempt.key);
    expect(shop.charges(attempt.key)).toEqual([]);
  });

  it('is released when it is so old that its customer has given up on it', async () => {
    await claim(await byCardOnFile(), AN_HOUR + 1_000);
    await shop.settle();
    expect(await attempt.status()).toMatchObject({ state: 'refused', code: 'VENDOR_REFUSED' });
    expect(shop.charges(attempt.key)).toEqual([]);
  });

  it('is released when it is paid by a new card, of which nothing is kept', async () => {
    await claim(await attempt.order(), 20_000);
    await shop.settle();
    expect(await attempt.status()).toMatchObject({ state: 'refused', code: 'VENDOR_REFUSED' });
    expect(shop.charges(attempt.key)).toEqual([]);
  });
});
