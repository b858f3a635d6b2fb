import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { duringTests } from '#tests/testkit/during-tests';
import { startVendor } from '#tests/testkit/start-vendor';
import { RELEASED } from '../order-answer';
import { storedAttempts } from '../testkit/stored-attempts';
import {
  type OpenAttempt,
  releaseAbandoned,
  takeOpenCharge,
  takeOpenCharges,
  takeUnsent,
} from './take-open-charges';

const NOW = new Date('2026-04-11T10:00:00.000Z');
const DAY_MS = 86_400_000;
const at = (msAgo: number) => new Date(NOW.getTime() - msAgo);

let attempts: ReturnType<typeof storedAttempts>;
const vendor = duringTests(() => startVendor());
beforeAll(async () => {
  attempts = storedAttempts(vendor, NOW);
});
beforeEach(() => attempts.clear());

describe('a charge', () => {
  it.each<[string, Partial<OpenAttempt>, boolean]>([
    ['that was checked a second ago', { checkedAt: at(1_000) }, true],
    ['that was checked just now', { checkedAt: at(999) }, false],
    ['whose lease has run out', { heldUntil: at(1) }, true],
    ['that somebody holds', { heldUntil: NOW }, false],
    ['that is done', { state: 'done', answer: RELEASED }, false],
    ['that was declined', { state: 'declined', answer: RELEASED }, false],
    [
      'that was given up, and looked for ten minutes ago',
      { state: 'released', sentAt: at(DAY_MS - 1), checkedAt: at(600_000) },
      true,
    ],
    ['that was given up, and looked for since', { state: 'released', checkedAt: at(599_999) }, false],
    [
      'that was given up and sent a day ago',
      { state: 'released', sentAt: at(DAY_MS), checkedAt: at(600_000) },
      false,
    ],
    ['that was given up and never sent', { state: 'released', sentAt: null, checkedAt: at(600_000) }, false],
  ])('%s is taken to be settled: %j %s', async (_name, attempt, isTaken) => {
    const id = await attempts.insert(attempt);
    const taken = await takeOpenCharges(vendor.deps.db, NOW, 25);
    expect(taken.map(({ attemptId }) => attemptId)).toEqual(isTaken ? [id] : []);
    expect((await attempts.find(id))?.checkedAt).toEqual(isTaken ? NOW : (attempt.checkedAt ?? at(60_000)));
  });

  it('that was longest not looked for is taken first, and no more than asked for', async () => {
    const [newer, oldest, older] = [
      await attempts.insert({ checkedAt: at(20_000) }),
      await attempts.insert({ checkedAt: at(40_000) }),
      await attempts.insert({ checkedAt: at(30_000) }),
    ];
    const taken = await takeOpenCharges(vendor.deps.db, NOW, 2);
    expect(taken.map(({ attemptId }) => attemptId).toSorted()).toEqual([oldest, older].toSorted());
    expect(await takeOpenCharges(vendor.deps.db, NOW, 2)).toMatchObject([{ attemptId: newer }]);
  });

  it('that was never sent is distinguished by its lease', async () => {
    const unsent = await attempts.insert({ sentAt: null, heldUntil: at(1) });
    await attempts.insert({ heldUntil: null });
    await attempts.insert({ state: 'released', heldUntil: at(1), checkedAt: at(600_000) });
    expect(await takeUnsent(vendor.deps.db, NOW, 25)).toMatchObject([{ attemptId: unsent }]);
  });

  it('is taken alone when it is requested, unless it was just checked', async () => {
    const [mine, other] = [await attempts.insert(), await attempts.insert()];
    expect(await takeOpenCharge(vendor.deps.db, NOW, mine)).toMatchObject({ attemptId: mine });
    expect((await attempts.find(mine))?.checkedAt).toEqual(NOW);
    expect(await takeOpenCharge(vendor.deps.db, NOW, mine)).toBeNull();
    expect((await attempts.find(other))?.checkedAt).toEqual(at(60_000));
  });
});

describe('an attempt whose check never ended', () => {
  it('is released when its lease has run out, and its kind is returned', async () => {
    const abandoned = await attempts.insert({ state: 'created', sentAt: null, heldUntil: at(1) });
    const held = await attempts.insert({ state: 'created', sentAt: null, heldUntil: NOW });
    const charging = await attempts.insert({ sentAt: null, heldUntil: at(1) });
    expect(await releaseAbandoned(vendor.deps.db, NOW)).toEqual(['rp']);
    expect(await attempts.find(abandoned)).toMatchObject({
      ...{ state: 'released', answer: RELEASED, settledAt: NOW },
    });
    expect([await attempts.stateOf(held), await attempts.stateOf(charging)]).toEqual(['created', 'charging']);
  });
});
