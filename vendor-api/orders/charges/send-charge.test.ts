import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningVendor, startVendor } from '#tests/testkit/start-vendor';
import { orderAttempts } from '../../db/schema/store';
import type { PaymentGateway } from '../../payments/payment-gateway';
import type { OrderSnapshot } from '../order-snapshot';
import { sendCharge } from './send-charge';

const snapshot: OrderSnapshot = {
  kind: 'rp',
  today: '2026-04-11',
  buyer: {
    name: 'Lee Ltd',
    email: 'ann@lee.example',
    address: { streetAddress: '', locality: '', region: '', postalCode: '', country: 'France' },
    vat: '',
  },
  licensee: 'Lee Ltd',
  lines: [],
  totalCents: 30_000,
  payment: { source: 'stored', token: 'token', lastFour: '1111', cardType: 'Visa' },
};

describe('a charge', () => {
  let vendor: RunningVendor;
  beforeAll(async () => {
    vendor = await startVendor();
  });
  afterAll(() => vendor.stop());

  const heldUntil = new Date('2026-04-11T10:00:08Z');
  const customer = async () => ({ id: 'ann', email: 'ann@lee.example' });
  const order = { attemptId: 'held-up', customer, snapshot, nonce: '', heldUntil };

  it('is not sent once somebody else went on with the order', async () => {
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
  });
});
