import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningVendor, startVendor } from '#tests/testkit/start-vendor';
import { orderAttempts } from '../../db/schema/store';
import type { CardToVault, PaymentGateway } from '../../payments/payment-gateway';
import { doneAnswer, PROCESSING, RELEASED } from '../order-answer';
import type { OrderSnapshot } from '../order-snapshot';
import { orderSnapshot } from '../testkit/order-snapshot';
import { storedAttempts } from '../testkit/stored-attempts';
import { type ChargeOutcome, sendCharge, settleOutcome } from './send-charge';

const snapshot = orderSnapshot({ source: 'stored', token: 'token', lastFour: '1111', cardType: 'Visa' });

describe('a charge', () => {
  let vendor: RunningVendor;
  beforeAll(async () => {
    vendor = await startVendor();
  });
  afterAll(() => vendor.stop());

  const heldUntil = new Date('2026-04-11T10:00:08Z');
  const customer = async () => ({ id: 'ann', email: 'ann@lee.example' });
  const order = { attemptId: 'held-up', customer, snapshot, nonce: '', heldUntil };

  it('is not sent once another call has continued the order', async () => {
    expect(await sendCharge(vendor.deps, order)).toEqual({ kind: 'lost' });
  });

  it('is put on record anew, and sent then, by a process that was held up for longer than it may take', async () => {
    const { db, clock, settings } = vendor.deps;
    const { id: userId } = await vendor.user();
    await db.insert(orderAttempts).values({
      ...{ attemptId: order.attemptId, userId, kind: 'rp', fingerprint: 'f', createdAt: heldUntil },
      ...{ state: 'charging', amountCents: 30_000, paymentSource: 'stored', snapshot, heldUntil },
    });
    const late = new Date(heldUntil.getTime() + settings.PAYMENT_TIMEOUT_MS);
    const times = [heldUntil, late];
    const slowClock = { ...clock, now: () => times.shift() ?? late };
    const payments: PaymentGateway = {
      ...vendor.deps.payments,
      saleByToken: async () => ({ kind: 'approved', transactionId: 't', card: null }),
    };
    const sent = await sendCharge({ ...vendor.deps, payments, clock: slowClock }, order);
    expect(sent).toMatchObject({ kind: 'approved' });
    const [attempt] = await db.select().from(orderAttempts);
    expect(attempt?.sentAt).toEqual(late);
    await db.delete(orderAttempts);
  });

  it('is put on record once by a process that was not held up for quite as long', async () => {
    const { clock, settings } = vendor.deps;
    const attempts = storedAttempts(vendor, heldUntil);
    const attemptId = await attempts.insert({ heldUntil, sentAt: null });
    const later = new Date(heldUntil.getTime() + settings.PAYMENT_TIMEOUT_MS - 1);
    const times = [heldUntil, later];
    const slowClock = { ...clock, now: () => times.shift() ?? later };
    const payments: PaymentGateway = {
      ...vendor.deps.payments,
      saleByToken: async () => ({ kind: 'approved', transactionId: 't', card: null }),
    };
    await sendCharge({ ...vendor.deps, payments, clock: slowClock }, { ...order, attemptId });
    expect((await attempts.find(attemptId))?.sentAt).toEqual(heldUntil);
  });

  it.each<OrderSnapshot['payment']>([snapshot.payment, { source: 'none' }])(
    'of nothing is not sent, for any way of paying: %j',
    async (payment) => {
      const free = { ...order, snapshot: { ...snapshot, payment, totalCents: 0 } };
      expect(await sendCharge(vendor.deps, free)).toEqual({ kind: 'free' });
    },
  );

  it('of nothing by a new card has the card stored, for renewals (D-124)', async () => {
    const attemptId = await storedAttempts(vendor, heldUntil).insert({ heldUntil, sentAt: null });
    const cards: CardToVault[] = [];
    const payments: PaymentGateway = {
      ...vendor.deps.payments,
      vaultCard: async (card) => {
        cards.push(card);
        return { kind: 'declined', text: 'Declined.' };
      },
    };
    const { address, vat } = snapshot.buyer;
    const holder = { cardholderName: 'Ann Lee', address };
    const free = { ...snapshot, payment: { source: 'new', ...holder, vat } as const, totalCents: 0 };
    const sent = { ...order, attemptId, snapshot: free, nonce: 'nonce' };
    expect(await sendCharge({ ...vendor.deps, payments }, sent)).toEqual({
      kind: 'declined',
      text: 'Declined.',
    });
    expect(cards).toEqual([{ ...holder, customer: await customer(), nonce: 'nonce' }]);
  });
});

describe('a charge that went wrong', () => {
  let vendor: RunningVendor;
  beforeAll(async () => {
    vendor = await startVendor();
  });
  afterAll(() => vendor?.stop());

  it.each([
    ['unsent', RELEASED, 'released', 'the payment provider took no notice of a charge'],
    ['unknown', PROCESSING, 'charging', 'the outcome of a charge is not known yet'],
  ] as const)('because it is %s sets the state of its order and logs a line', async (...row) => {
    const [kind, answer, state, msg] = row;
    const attempts = storedAttempts(vendor, new Date('2026-04-11T10:00:00Z'));
    const attemptId = await attempts.insert();
    const cause = new Error('no connection');
    expect(await settleOutcome(vendor.deps, attemptId, { kind, cause })).toEqual(answer);
    expect(await attempts.stateOf(attemptId)).toBe(state);
    const told = vendor
      .logged()
      .split('\n')
      .filter((line) => line.includes(attemptId));
    expect(told.map((line) => JSON.parse(line))).toMatchObject([
      { attemptId, err: { message: 'no connection' }, msg },
    ]);
  });

  it('because another call went on with its order is answered as that call was', async () => {
    const attempts = storedAttempts(vendor, new Date('2026-04-11T10:00:00Z'));
    const attemptId = await attempts.insert({ state: 'released', answer: RELEASED });
    expect(await settleOutcome(vendor.deps, attemptId, { kind: 'lost' })).toEqual(RELEASED);
  });

  it.each<ChargeOutcome>([
    { kind: 'free' },
    {
      kind: 'stored',
      card: { token: 't', lastFour: '1881', cardType: 'Visa', expirationMonth: 1, expirationYear: 2030 },
    },
  ])('is not reported when the order is done without a charge: %j', async (outcome) => {
    const attempts = storedAttempts(vendor, new Date('2026-04-11T10:00:00Z'));
    const attemptId = await attempts.insert({ state: 'done', answer: doneAnswer('AX-1') });
    expect(await settleOutcome(vendor.deps, attemptId, outcome)).toEqual(doneAnswer('AX-1'));
    expect(vendor.logged()).not.toContain(attemptId);
  });
});
