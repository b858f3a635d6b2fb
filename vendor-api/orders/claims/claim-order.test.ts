import { beforeAll, describe, expect, it } from 'vitest';
import { duringTests } from '#tests/testkit/during-tests';
import { startVendor } from '#tests/testkit/start-vendor';
import { NO_CLAIMS, noEffect, type Order } from '../order-kind';
import { groupClosed, priceChanged, refused } from '../refusals';
import { orderSnapshot } from '../testkit/order-snapshot';
import { storedAttempts } from '../testkit/stored-attempts';
import { claimOrder } from './claim-order';

const NOW = new Date('2026-04-11T10:00:00Z');

describe('an order that joins a group', () => {
  let attempts: ReturnType<typeof storedAttempts>;
  const vendor = duringTests(() => startVendor());
  beforeAll(async () => {
    attempts = storedAttempts(vendor, NOW);
  });

  const joining = (stillHolds: Order['stillHolds']): Order => ({
    snapshot: orderSnapshot(),
    claims: { ...NO_CLAIMS, joinedGroup: 'its-group' },
    priceChanged,
    stillHolds,
    record: async () => ({ sale: null, mails: () => [] }),
    declined: noEffect,
  });

  async function claim(stillHolds: Order['stillHolds']) {
    const attemptId = await attempts.insert({ state: 'created', sentAt: null });
    const heldUntil = new Date(NOW.getTime() + 8_000);
    const claimed = claimOrder(vendor.deps, { attemptId, order: joining(stillHolds), now: NOW, heldUntil });
    return { attemptId, outcome: await claimed.catch((error: unknown) => error) };
  }

  it('is claimed while what its price rests on holds', async () => {
    const { attemptId, outcome } = await claim(async () => null);
    expect([outcome, await attempts.stateOf(attemptId)]).toEqual(['claimed', 'charging']);
  });

  it('is refused as its kind says when that holds no longer, and nothing is claimed', async () => {
    const { attemptId, outcome } = await claim(async () => groupClosed);
    expect([outcome, await attempts.stateOf(attemptId)]).toEqual([refused(groupClosed), 'created']);
  });

  it('is neither claimed nor refused by an outage', async () => {
    const outage = new Error('the database is away');
    const { attemptId, outcome } = await claim(() => Promise.reject(outage));
    expect([outcome, await attempts.stateOf(attemptId)]).toEqual([outage, 'created']);
  });
});
