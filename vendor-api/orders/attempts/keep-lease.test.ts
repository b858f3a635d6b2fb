import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { duringTests } from '#tests/testkit/during-tests';
import { eventually } from '#tests/testkit/eventually';
import { startVendor } from '#tests/testkit/start-vendor';
import type { OrderDeps } from '../order-kind';
import { storedAttempts } from '../testkit/stored-attempts';
import { keepLease, leaseEnd, openAttempt } from './open-attempt';

const NOW = new Date('2026-04-11T10:00:00.000Z');
const HELD_UNTIL = new Date('2026-04-11T10:00:08.000Z');

describe('the lease of an attempt', () => {
  let attempts: ReturnType<typeof storedAttempts>;
  let deps: OrderDeps;

  const vendor = duringTests(() => startVendor());
  beforeAll(async () => {
    attempts = storedAttempts(vendor, NOW);
    deps = { ...vendor.deps, clock: { ...vendor.deps.clock, now: () => NOW } };
  });
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const heldUntil = async (id: string) => (await attempts.find(id))?.heldUntil;
  const created = (state: 'created' | 'charging' = 'created') =>
    attempts.insert({ state, heldUntil: attempts.ago(5_000) });

  it('ends in eight seconds, from when the attempt is opened', async () => {
    const { id: userId } = await vendor.user();
    const opened = { key: 'opened-just-now', userId, kind: 'rp', fingerprint: 'f' } as const;
    await openAttempt(vendor.deps.db, NOW, opened);
    expect(leaseEnd(NOW)).toEqual(HELD_UNTIL);
    expect(await heldUntil(opened.key)).toEqual(HELD_UNTIL);
  });

  it('is extended every two seconds, until it is given back', async () => {
    const id = await created();
    const end = keepLease(deps, id);
    vi.advanceTimersByTime(1_999);
    expect(await heldUntil(id)).toEqual(attempts.ago(5_000));
    vi.advanceTimersByTime(1);
    await eventually(
      () => heldUntil(id),
      (until) => until?.getTime() === HELD_UNTIL.getTime(),
    );
    end();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is extended neither for another attempt nor once its charge may have been sent', async () => {
    const [mine, other, charging] = [await created(), await created(), await created('charging')];
    const ends = [keepLease(deps, charging), keepLease(deps, mine)];
    vi.advanceTimersByTime(2_000);
    await eventually(
      () => heldUntil(mine),
      (until) => until?.getTime() === HELD_UNTIL.getTime(),
    );
    for (const end of ends) end();
    expect([await heldUntil(other), await heldUntil(charging)]).toEqual([
      attempts.ago(5_000),
      attempts.ago(5_000),
    ]);
  });

  it('is logged when it cannot be extended', async () => {
    const id = await created();
    vi.spyOn(vendor.deps.db, 'update').mockImplementationOnce(() => {
      const failing = { set: () => ({ where: () => Promise.reject(new Error('away')) }) };
      return failing as unknown as ReturnType<typeof vendor.deps.db.update>;
    });
    const end = keepLease(deps, id);
    vi.advanceTimersByTime(2_000);
    end();
    await eventually(
      async () => vendor.logged(),
      (logged) => logged.includes(id),
    );
    const line = vendor
      .logged()
      .split('\n')
      .find((each) => each.includes(id));
    expect(JSON.parse(line ?? '{}')).toMatchObject({
      ...{ attemptId: id, err: { message: 'away' }, msg: 'an order attempt may be released early' },
    });
  });
});
