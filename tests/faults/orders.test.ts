import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Customer, signIn } from '../testkit/customer';
import { demoFolder } from '../testkit/demo-folder';
import { eventually } from '../testkit/eventually';
import { breakNextSale, breakVendor, clearPaymentFaults } from '../testkit/faults';
import { chargesFor } from '../testkit/ledger';
import {
  belongings,
  type OrderInput,
  type Outcome,
  orderStatus,
  prepareOrder,
  submit,
} from '../testkit/orders';
import { type Portal, startPortal } from '../testkit/processes';
import { isAtLength } from '../testkit/scope';

const cart = { term: 'ANNUAL', proQuantity: 1, teamQuantity: 2 } as const;

/** A real service's times, shortened: a late commit must take less than the quiet period. */
const hurried = {
  PAYMENT_TIMEOUT_MS: '1500',
  PAYMENT_QUIET_MS: '4000',
  JANITOR_INTERVAL_MS: '500',
  ORDER_LIMIT: '1000',
  FAULT_DIAL: 'true',
};

/** The provider charges immediately, and answers when the faults are cleared. */
const UNTIL_CLEARED = { kind: 'latency', ms: 60_000 } as const;

describe('an order in front of real processes', () => {
  let portal: Portal;
  let customer: Customer;
  let order: OrderInput;
  let before: { sales: unknown[]; seats: number };

  beforeAll(async () => {
    portal = await startPortal({ env: hurried, dataFrom: await demoFolder() });
    customer = await signIn(portal.urls.portal, 'new@fresh.example');
  });

  afterAll(() => portal?.close());

  beforeEach(async () => {
    before = await belongings(customer);
    order = await prepareOrder(customer, portal.urls.payments, cart);
  });

  /** Waits until the provider has charged, but not answered. */
  const untilCharged = () =>
    eventually(
      () => chargesFor(portal.urls.payments, order.attemptId),
      (charges) => charges.length > 0,
    );

  const settled = () =>
    eventually(
      () => orderStatus(customer, order.attemptId),
      (status) => status?.state === 'DONE' || status?.state === 'REFUSED',
    );

  /** Expects one charge of the amount shown, one sale and three seats, in every place. */
  async function expectBoughtOnce(): Promise<Outcome | undefined> {
    const status = await settled();
    expect(status?.state).toBe('DONE');
    expect(await chargesFor(portal.urls.payments, order.attemptId)).toEqual([order.total]);
    const after = await belongings(customer);
    expect(after.sales.length).toBe(before.sales.length + 1);
    expect(after.seats).toBe(before.seats + 3);
    expect(after.sales.find(({ id }) => id === status?.transactionId)?.amount).toBe(order.total);
    return status;
  }

  it('is bought once when it is submitted twice at once', async () => {
    const answers = await Promise.all([submit(customer, order), submit(customer, order)]);
    const status = await expectBoughtOnce();
    for (const answer of answers) {
      expect(['DONE', 'PROCESSING']).toContain(answer?.state);
      if (answer?.state === 'DONE') expect(answer.transactionId).toBe(status?.transactionId);
    }
  });

  it('is bought once when it is submitted twenty times at once', async () => {
    await Promise.all(Array.from({ length: 20 }, () => submit(customer, order)));
    await expectBoughtOnce();
  });

  it('gives a later repeat the first answer and charges nothing more', async () => {
    const first = await submit(customer, order);
    const repeat = await submit(customer, order);
    expect(repeat?.transactionId).toBe(first?.transactionId);
    await expectBoughtOnce();
  });

  // The vendor service's own tests kill it after the record; here a repeat must find the order.
  it.each(
    isAtLength
      ? (['exitAfterCharge', 'exitAfterRecord', 'dropAnswer'] as const)
      : (['exitAfterCharge'] as const),
  )('is finished and charged once after the vendor service suffers %s', async (fault) => {
    await breakVendor(portal.urls.vendor, fault);
    const answer = await submit(customer, order);
    expect(answer?.state ?? 'PROCESSING').not.toBe('REFUSED');
    await portal.kill('vendor-api');
    await portal.start('vendor-api');
    await submit(customer, order);
    await expectBoughtOnce();
  });

  it('is not charged when the vendor service dies before it charges, says so, and can be bought anew', async () => {
    await breakVendor(portal.urls.vendor, 'exitBeforeCharge');
    await submit(customer, order);
    expect(await chargesFor(portal.urls.payments, order.attemptId)).toEqual([]);
    await portal.kill('vendor-api');
    await portal.start('vendor-api');
    await eventually(
      () => orderStatus(customer, order.attemptId),
      (status) => status?.state === 'REFUSED',
    );
    expect(await belongings(customer)).toEqual(before);
    expect(await chargesFor(portal.urls.payments, order.attemptId)).toEqual([]);
    order = await prepareOrder(customer, portal.urls.payments, cart);
    await submit(customer, order);
    await expectBoughtOnce();
  });

  it('is found and finished when the answer of the payment provider is lost', async () => {
    await breakNextSale(portal.urls.payments, { kind: 'lost-answer' });
    expect((await submit(customer, order))?.state).not.toBe('REFUSED');
    await expectBoughtOnce();
  });

  it('is found and finished when the payment provider answers too late', async () => {
    await breakNextSale(portal.urls.payments, { kind: 'latency', ms: 3_000 });
    expect((await submit(customer, order))?.state).not.toBe('REFUSED');
    await expectBoughtOnce();
  });

  it('is found and finished when the payment provider commits only after it has dropped the connection', async () => {
    await breakNextSale(portal.urls.payments, { kind: 'delayed-commit', ms: 2_000 });
    expect((await submit(customer, order))?.state).not.toBe('REFUSED');
    await expectBoughtOnce();
  });

  it('is either bought once or not at all when the payment provider is killed in the middle of it', async () => {
    await breakNextSale(portal.urls.payments, UNTIL_CLEARED);
    const submitting = submit(customer, order);
    await untilCharged();
    await portal.kill('sandbox');
    await submitting;
    await portal.start('sandbox');
    const status = await eventually(
      () => orderStatus(customer, order.attemptId),
      (answer) => answer !== undefined && answer.state !== 'PROCESSING',
    );
    const charges = await chargesFor(portal.urls.payments, order.attemptId);
    const after = await belongings(customer);
    expect(charges).toEqual(status?.state === 'DONE' ? [order.total] : []);
    expect(after.sales.length - before.sales.length).toBe(charges.length);
  });

  it('is bought once when the gateway is killed while the order is under way', async () => {
    await breakNextSale(portal.urls.payments, UNTIL_CLEARED);
    const submitting = submit(customer, order);
    await untilCharged();
    await portal.kill('gateway');
    expect(await submitting).toBeUndefined();
    await clearPaymentFaults(portal.urls.payments);
    await portal.start('gateway');
    await submit(customer, order);
    await expectBoughtOnce();
  });

  it('changes nothing when the card is declined', async () => {
    order = await prepareOrder(customer, portal.urls.payments, cart, '4000111111111115');
    const answer = await submit(customer, order);
    expect(answer?.state).toBe('REFUSED');
    expect(answer?.userErrors.map(({ code }) => code)).toEqual(['CARD_DECLINED']);
    expect(await chargesFor(portal.urls.payments, order.attemptId)).toEqual([]);
    expect(await belongings(customer)).toEqual(before);
  });
});
