import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { duringTests } from '#tests/testkit/during-tests';
import { eventually } from '#tests/testkit/eventually';
import { times } from '#tests/testkit/order-attempt';
import {
  chargesOf,
  groupRow,
  mailsFor,
  PERIOD_END,
  putCardOnFile,
  renew,
  renewalsOf,
  renewingCustomer,
  sendReceiptsTo,
} from '#tests/testkit/renewals';
import { HURRIED, startShop } from '#tests/testkit/start-shop';
import { racedDatabases } from '#tests/testkit/test-databases';
import { subscriptions } from '../db/schema/licenses';
import { orderAttempts, priceList } from '../db/schema/store';

type Customer = Awaited<ReturnType<typeof renewingCustomer>>;

describe.each(racedDatabases)('a renewal is charged and recorded once, on %s', (database) => {
  let customer: Customer;

  const shop = duringTests(() => startShop(database, HURRIED));

  beforeEach(async () => {
    shop.sandbox.payments.faults.clear();
    shop.vendor.deps.faults.set({});
    customer = await renewingCustomer(shop);
    await sendReceiptsTo(shop, customer.user, `books@${customer.user.id}.example`);
  });

  const receipts = () => mailsFor(shop, `${customer.user.id}.example`);

  async function expectRenewedOnce(amount = '300.00'): Promise<void> {
    expect(chargesOf(shop, customer.groupId)).toEqual([amount]);
    expect(await groupRow(shop, customer.groupId)).toMatchObject({
      expireDate: '2027-04-10',
      firstFailedPaymentAttempt: null,
      firstFailedPaymentDate: null,
    });
    expect(await renewalsOf(shop, customer.user.id)).toHaveLength(1);
    expect(await receipts()).toHaveLength(1);
    expect(await mailsFor(shop, customer.user.email)).toEqual([]);
  }

  const untilExtended = () =>
    eventually(
      async () => {
        await shop.settle();
        return (await groupRow(shop, customer.groupId)).expireDate;
      },
      (expireDate) => expireDate !== PERIOD_END,
    );

  it('when it is run again and again, and by several at once', async () => {
    await times(5, () => renew(shop));
    await renew(shop);
    await expectRenewedOnce();
  });

  it.each([
    ['the answer of the provider is lost', { kind: 'lost-answer' }],
    ['the provider answers too late', { kind: 'latency', ms: 1_300 }],
    ['the provider commits late, after dropping the connection', { kind: 'delayed-commit', ms: 500 }],
    ['the charge never arrives and is sent again', { kind: 'refuse' }],
  ] as const)('when %s: the janitor finishes it, and runs meanwhile leave it alone', async (_name, fault) => {
    shop.sandbox.payments.faults.set({ operation: 'sale', ...fault });
    expect(await renew(shop)).toEqual({ renewed: 0, declined: 0, ended: 0, open: 1 });
    expect(await groupRow(shop, customer.groupId)).toMatchObject({
      expireDate: PERIOD_END,
      firstFailedPaymentAttempt: null,
    });
    expect(await renew(shop)).toEqual({ renewed: 0, declined: 0, ended: 0, open: 0 });
    await untilExtended();
    await renew(shop);
    await expectRenewedOnce();
  });

  it('when the service fails between charge and record', async () => {
    shop.vendor.deps.faults.set({ failAfterCharge: true });
    expect(await renew(shop)).toMatchObject({ open: 1 });
    shop.vendor.deps.faults.set({});
    await untilExtended();
    await expectRenewedOnce();
  });

  it('when the lost answer was a decline: the group is past due, and the owner gets one mail', async () => {
    await putCardOnFile(shop, customer.user, 'declined');
    shop.sandbox.payments.faults.set({ operation: 'sale', kind: 'lost-answer' });
    expect(await renew(shop)).toMatchObject({ open: 1, declined: 0 });
    await eventually(
      async () => {
        await shop.settle();
        return (await groupRow(shop, customer.groupId)).firstFailedPaymentAttempt;
      },
      (attempt) => attempt !== null,
    );
    await renew(shop);
    expect(await mailsFor(shop, customer.user.email)).toHaveLength(1);
    expect(chargesOf(shop, customer.groupId)).toEqual([]);
    expect(await receipts()).toEqual([]);
  });

  it('when the provider took no notice, a later run charges it', async () => {
    shop.sandbox.payments.faults.set({ operation: 'sale', kind: 'error', status: 401 });
    expect(await renew(shop)).toMatchObject({ open: 1 });
    expect(chargesOf(shop, customer.groupId)).toEqual([]);
    expect(await renew(shop)).toMatchObject({ renewed: 1 });
    await expectRenewedOnce();
  });

  it('when an earlier try that was given up came through after all, at the price of then', async () => {
    shop.sandbox.payments.faults.set({ operation: 'sale', kind: 'lost-answer' });
    await renew(shop);
    const { db } = shop.vendor.deps;
    const attempt = sql`${orderAttempts.attemptId} like ${`%${customer.groupId}%`}`;
    const release = { state: 'released' as const, answer: { success: false } };
    await db.update(orderAttempts).set(release).where(attempt);
    const raise = (factor: number) =>
      db.update(priceList).set({ cents: sql`${priceList.cents} * ${factor}::numeric` });
    await raise(2);
    expect(await renew(shop)).toMatchObject({ renewed: 1 });
    await raise(0.5);
    await expectRenewedOnce('300.00');
    expect(await renewalsOf(shop, customer.user.id)).toMatchObject([{ totalCents: 300_00 }]);
  });

  it('to the new owner, when the group was handed over after a try that came to nothing', async () => {
    shop.sandbox.payments.faults.set({ operation: 'sale', kind: 'error', status: 401 });
    await renew(shop);
    const heir = await shop.vendor.user();
    await putCardOnFile(shop, heir);
    const { db } = shop.vendor.deps;
    await db.update(subscriptions).set({ ownerId: heir.id }).where(eq(subscriptions.id, customer.groupId));
    expect(await renew(shop)).toMatchObject({ renewed: 1 });
    expect(chargesOf(shop, customer.groupId)).toEqual(['300.00']);
    expect(await renewalsOf(shop, heir.id)).toHaveLength(1);
    expect(await renewalsOf(shop, customer.user.id)).toEqual([]);
  });

  it('gives what was paid for when the group was extended otherwise while the charge was open', async () => {
    shop.sandbox.payments.faults.set({ operation: 'sale', kind: 'lost-answer' });
    await renew(shop);
    const { db } = shop.vendor.deps;
    const byHand = { expireDate: '2027-04-10' };
    await db.update(subscriptions).set(byHand).where(eq(subscriptions.id, customer.groupId));
    await eventually(
      async () => {
        await shop.settle();
        return renewalsOf(shop, customer.user.id);
      },
      (sales) => sales.length === 1,
    );
    expect(await groupRow(shop, customer.groupId)).toMatchObject({ expireDate: '2028-04-10' });
  });

  it('is not stopped by a customer who sends its id as the key of an order', async () => {
    const key = `renewal:${customer.groupId}:${PERIOD_END}`;
    const form = { term: '2', proQuantity: '1' };
    expect((await shop.buy(customer.user, form, key)).status).toBe(400);
    expect(await renew(shop)).toMatchObject({ renewed: 1 });
    await expectRenewedOnce();
  });

  it('ends the run when the provider is not there, and finishes later', async () => {
    const others = await times(14, () => renewingCustomer(shop));
    shop.sandbox.payments.faults.set({ operation: 'sale', kind: 'refuse', count: 100 });
    const { open } = await renew(shop);
    expect(open).toBeGreaterThanOrEqual(10);
    expect(open).toBeLessThan(15);
    shop.sandbox.payments.faults.clear();
    const groups = [customer, ...others].map(({ groupId }) => groupId);
    await eventually(
      async () => {
        await renew(shop);
        await shop.settle();
        const rows = await Promise.all(groups.map((id) => groupRow(shop, id)));
        return rows.filter(({ expireDate }) => expireDate === PERIOD_END).length;
      },
      (left) => left === 0,
    );
    expect(groups.map((id) => chargesOf(shop, id))).toEqual(groups.map(() => ['300.00']));
  });
});
