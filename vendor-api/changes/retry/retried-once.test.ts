import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { message } from '#domain/messages/catalogue';
import { duringTests } from '#tests/testkit/during-tests';
import { eventually } from '#tests/testkit/eventually';
import { times } from '#tests/testkit/order-attempt';
import { chargesOf, groupRow, PERIOD_END, putCardOnFile, renew, seatRows } from '#tests/testkit/renewals';
import { cancelGroup, FAILED, pastDueCustomer, sendRetry } from '#tests/testkit/retries';
import { HURRIED, startShop } from '#tests/testkit/start-shop';
import { racedDatabases } from '#tests/testkit/test-databases';
import { subscriptions } from '../../db/schema/licenses';
import { purchases } from '../../db/schema/store';

type Customer = Awaited<ReturnType<typeof pastDueCustomer>>;

describe.each(racedDatabases)('a failed payment is made good once, on %s', (database) => {
  let customer: Customer;
  let charged: number;

  const shop = duringTests(() => startShop(database, HURRIED));
  beforeEach(async () => {
    shop.sandbox.payments.faults.clear();
    customer = await pastDueCustomer(shop);
    charged = shop.charges().length;
  });

  async function order() {
    const SeatIds = (await seatRows(shop, customer.groupId)).map(({ id }) => id);
    return { PastDueSubId: customer.groupId, SeatIds, ...(await shop.storedCard()) };
  }
  const salesOf = () =>
    shop.vendor.deps.db.select().from(purchases).where(eq(purchases.userId, customer.user.id));

  async function expectPaidOnce() {
    expect(shop.charges()).toHaveLength(charged + 1);
    expect(await salesOf()).toHaveLength(1);
    expect(await groupRow(shop, customer.groupId)).toMatchObject({
      expireDate: '2027-04-10',
      firstFailedPaymentAttempt: null,
    });
  }

  it('when the same attempt is sent again and again', async () => {
    const form = await order();
    const answers = await times(4, () => sendRetry(shop, customer.user, form, 'retry-again-and-again'));
    const late = await sendRetry(shop, customer.user, form, 'retry-again-and-again');
    const numbers = [...answers, late].map(({ body }) => body['transactionId']);
    expect(new Set(numbers).size).toBe(1);
    expect(numbers[0]).toMatch(/^AX-/);
    await expectPaidOnce();
  });

  it('when two attempts are made at the same moment', async () => {
    const form = await order();
    shop.sandbox.payments.faults.set({ operation: 'sale', kind: 'latency', ms: 200 });
    const answers = await times(3, () => sendRetry(shop, customer.user, form));
    expect(answers.filter(({ body }) => body['success'])).toHaveLength(1);
    await expectPaidOnce();
  });

  it('when the automatic renewal runs at the same moment', async () => {
    const form = await order();
    shop.sandbox.payments.faults.set({ operation: 'sale', kind: 'latency', ms: 200 });
    const [answer] = await Promise.all([sendRetry(shop, customer.user, form), renew(shop), renew(shop)]);
    expect(answer?.body).toMatchObject({ success: true });
    await renew(shop);
    await expectPaidOnce();
    expect(chargesOf(shop, customer.groupId)).toEqual([]);
  });

  it('when the charge of a renewal is still open: the retry waits its turn', async () => {
    const { db } = shop.vendor.deps;
    const state = (values: Partial<typeof subscriptions.$inferInsert>) =>
      db.update(subscriptions).set(values).where(eq(subscriptions.id, customer.groupId));
    await state({ firstFailedPaymentAttempt: null, firstFailedPaymentDate: null });
    shop.sandbox.payments.faults.set({ operation: 'sale', kind: 'lost-answer' });
    expect(await renew(shop)).toMatchObject({ open: 1 });
    await state(FAILED);
    const form = await order();
    const { body } = await sendRetry(shop, customer.user, form, 'retry-beside-renewal');
    expect(body).toMatchObject({ success: false, code: 'NOT_ALLOWED' });
    expect((await cancelGroup(shop, customer.user, customer.groupId)).body).toMatchObject({
      success: false,
      message: message.paymentUnderWay,
    });
    await eventually(
      async () => {
        await shop.settle();
        return (await groupRow(shop, customer.groupId)).expireDate;
      },
      (expireDate) => expireDate !== PERIOD_END,
    );
    const late = await sendRetry(shop, customer.user, form, 'retry-beside-renewal');
    expect(late.body).toMatchObject({ success: false, message: message.notPastDue });
    await expectPaidOnce();
  });

  it.each([
    ['the answer of the provider is lost', { kind: 'lost-answer' }],
    ['the provider commits late, after dropping the connection', { kind: 'delayed-commit', ms: 500 }],
  ] as const)(
    'when %s: it is looked up, and meanwhile nobody else charges or cancels',
    async (_name, fault) => {
      const form = await order();
      const key = `retry-lost-${fault.kind}`.slice(0, 60) + customer.groupId.slice(0, 8);
      shop.sandbox.payments.faults.set({ operation: 'sale', ...fault });
      const { body } = await sendRetry(shop, customer.user, form, key);
      expect(body).toMatchObject({ success: false, processing: true });
      expect((await sendRetry(shop, customer.user, form)).body).toMatchObject({ success: false });
      expect((await cancelGroup(shop, customer.user, customer.groupId)).body).toMatchObject({
        success: false,
      });
      await eventually(
        async () => {
          await shop.settle();
          return (await groupRow(shop, customer.groupId)).expireDate;
        },
        (expireDate) => expireDate !== PERIOD_END,
      );
      await expectPaidOnce();
      const path = `/cart/orderstatus?attemptId=${key}`;
      const status = await shop.vendor.call(path, { token: customer.user.token });
      expect(status.body).toMatchObject({ state: 'done' });
    },
  );

  it('when its renewal was declined by the job before', async () => {
    const { db } = shop.vendor.deps;
    const paid = { firstFailedPaymentAttempt: null, firstFailedPaymentDate: null };
    await db.update(subscriptions).set(paid).where(eq(subscriptions.id, customer.groupId));
    await putCardOnFile(shop, customer.user, 'declined');
    expect(await renew(shop)).toMatchObject({ declined: 1 });
    const form = { ...(await order()), ...(await shop.newCard()) };
    const answer = await sendRetry(shop, customer.user, form);
    expect(answer.body).toMatchObject({ success: true });
    await renew(shop);
    await expectPaidOnce();
  });
});
