import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { duringTests } from '#tests/testkit/during-tests';
import { startVendor } from '#tests/testkit/start-vendor';
import type { Finding, PaymentGateway } from '../../payments/payment-gateway';
import type { OrderDeps } from '../order-kind';
import { storedAttempts } from '../testkit/stored-attempts';
import { settleOpenCharge, settleOpenCharges, settleUnsent } from './settle-open-charges';

const NOW = new Date('2026-04-11T10:00:00.000Z');
const HOUR_MS = 3_600_000;

let attempts: ReturnType<typeof storedAttempts>;
const vendor = duringTests(() => startVendor());
beforeAll(async () => {
  attempts = storedAttempts(vendor, NOW);
});
beforeEach(() => attempts.clear());

function depsWith(findByOrderId: PaymentGateway['findByOrderId']): OrderDeps {
  const payments = { ...vendor.deps.payments, findByOrderId };
  return { ...vendor.deps, clock: { ...vendor.deps.clock, now: () => NOW }, payments };
}
const found = (finding: Finding) => depsWith(async () => finding);
const nothing = () => found({ kind: 'none' });
const { signal } = new AbortController();
const loggedOf = (part: string) =>
  vendor
    .logged()
    .split('\n')
    .filter((line) => line.includes(part))
    .map((line) => JSON.parse(line));

describe('open charges', () => {
  it('are all settled, however many, and the kinds of released ones are returned', async () => {
    const unsent = { sentAt: null, heldUntil: attempts.ago(1) };
    const ids = await Promise.all(Array.from({ length: 26 }, () => attempts.insert(unsent)));
    await attempts.insert({ ...unsent, state: 'created', kind: 'cloud' });
    const released = await settleUnsent(nothing(), signal);
    expect(released).toEqual(['cloud', ...ids.map(() => 'rp')]);
    for (const id of ids) expect(await attempts.stateOf(id)).toBe('released');
    expect(await settleUnsent(nothing(), signal)).toEqual([]);
    expect(loggedOf('order attempts that were never sent are released')).toMatchObject([
      { released: ['cloud'] },
    ]);
  });

  it('are left alone from when the service stops', async () => {
    const stopping = new AbortController();
    const ids = [await attempts.insert(), await attempts.insert()];
    const deps = depsWith(async () => {
      stopping.abort();
      return { kind: 'none' };
    });
    await settleOpenCharges(deps, stopping.signal);
    const states = [await attempts.stateOf(ids[0] ?? ''), await attempts.stateOf(ids[1] ?? '')];
    expect(states.toSorted()).toEqual(['charging', 'released']);
    const unsent = await attempts.insert({ sentAt: null, heldUntil: attempts.ago(1) });
    expect(await settleUnsent(nothing(), stopping.signal)).toEqual([]);
    expect(await attempts.find(unsent)).toMatchObject({
      ...{ state: 'charging', checkedAt: attempts.ago(60_000) },
    });
  });

  it('do not wait for one that cannot be settled, which is logged', async () => {
    const stuck = await attempts.insert({ checkedAt: attempts.ago(90_000) });
    const other = await attempts.insert();
    const deps = depsWith(async (id) => {
      if (id === stuck) throw new Error('no answer');
      return { kind: 'none' };
    });
    await settleOpenCharges(deps, signal);
    expect([await attempts.stateOf(stuck), await attempts.stateOf(other)]).toEqual(['charging', 'released']);
    expect(loggedOf(stuck)).toMatchObject([
      { attemptId: stuck, err: { message: 'no answer' }, msg: 'an open charge could not be settled yet' },
    ]);
  });
});

/** Runs `settle` and returns the orders looked up at the provider, which finds none of them. */
async function askedAbout(settle: (deps: OrderDeps) => Promise<unknown>): Promise<string[]> {
  const asked: string[] = [];
  const deps = depsWith(async (id) => {
    asked.push(id);
    return { kind: 'none' };
  });
  await settle(deps);
  return asked;
}

describe('an open charge', () => {
  it('is settled alone when its status is requested', async () => {
    const [asked, other] = [await attempts.insert(), await attempts.insert()];
    await settleOpenCharge(nothing(), asked);
    expect([await attempts.stateOf(asked), await attempts.stateOf(other)]).toEqual(['released', 'charging']);
  });

  it('is not looked for where it was never sent, nor where there is nothing to charge', async () => {
    const ids = [
      await attempts.insert({ sentAt: null, heldUntil: attempts.ago(1) }),
      await attempts.insert({ amountCents: 0, heldUntil: attempts.ago(1) }),
    ];
    expect(await askedAbout((deps) => settleUnsent(deps, signal))).toEqual([]);
    for (const id of ids) expect(await attempts.stateOf(id)).toBe('released');
  });
});

describe('a charge that the provider does not know', () => {
  it('is waited for until it cannot arrive any more', async () => {
    const quiet = vendor.deps.settings.PAYMENT_QUIET_MS;
    const [due, early] = [
      await attempts.insert({ sentAt: attempts.ago(quiet) }),
      await attempts.insert({ sentAt: attempts.ago(quiet - 1) }),
    ];
    await settleOpenCharges(nothing(), signal);
    expect([await attempts.stateOf(due), await attempts.stateOf(early)]).toEqual(['released', 'charging']);
  });

  it('is not sent again by the card on file an hour after the order', async () => {
    const old = await attempts.insert({ paymentSource: 'stored', createdAt: attempts.ago(HOUR_MS) });
    await settleOpenCharges(nothing(), signal);
    expect(await attempts.stateOf(old)).toBe('released');
  });
});

describe('a charge of another amount than its order', () => {
  const other: Finding = { kind: 'approved', transactionId: 't', amount: 1, card: null };

  it('is logged for the operator, and the order stays open', async () => {
    const id = await attempts.insert();
    await settleOpenCharges(found(other), signal);
    expect(await attempts.stateOf(id)).toBe('charging');
    expect(loggedOf(id)).toMatchObject([
      {
        attemptId: id,
        problem: 'charged 1 cents instead of 30000',
        msg: 'a charge does not match its order',
      },
    ]);
  });

  it.each<[string, Finding]>([
    ['has another amount', other],
    ['was declined', { kind: 'declined', text: 'Declined.' }],
  ])('does not bring an order back that was given up when it %s', async (_name, finding) => {
    const id = await attempts.insert({ state: 'released', checkedAt: attempts.ago(HOUR_MS) });
    await settleOpenCharges(found(finding), signal);
    expect(await attempts.stateOf(id)).toBe('released');
    expect(loggedOf(id)).toEqual([]);
  });

  it('is not looked for where the order that was given up cost nothing', async () => {
    const given = { state: 'released', checkedAt: attempts.ago(HOUR_MS) } as const;
    await attempts.insert({ ...given, amountCents: 0 });
    const paid = await attempts.insert(given);
    expect(await askedAbout((deps) => settleOpenCharges(deps, signal))).toEqual([paid]);
  });
});
