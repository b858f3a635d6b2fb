import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { duringTests } from '#tests/testkit/during-tests';
import { addGroup } from '#tests/testkit/portal-data';
import { startVendor } from '#tests/testkit/start-vendor';
import { racedDatabases } from '#tests/testkit/test-databases';
import { type Claims, NO_CLAIMS } from '../order-kind';
import { storedAttempts } from '../testkit/stored-attempts';
import { claimGroups, isClaimed, isClaimedForAll, releaseGroups } from './row-claims';

const NOW = new Date('2026-04-11T10:00:00Z');

describe.each(racedDatabases)('the claim of a group, on %s', (database) => {
  let attempts: ReturnType<typeof storedAttempts>;
  let group: string;
  let mine: string;
  let theirs: string;

  const vendor = duringTests(() => startVendor({ database }));
  beforeAll(async () => {
    attempts = storedAttempts(vendor, NOW);
  });
  beforeEach(async () => {
    const period = { startDate: '2026-01-01', expireDate: '2026-12-31' };
    group = await addGroup(vendor, await vendor.user(), { ...period, seats: [{ licenseType: 0 }] });
    [mine, theirs] = [await attempts.insert(), await attempts.insert()];
  });

  const claim = (attemptId: string, claims: Partial<Claims>) =>
    vendor.deps.db.transaction((tx) => claimGroups(tx, attemptId, { ...NO_CLAIMS, ...claims }));

  it('is one order’s, until that gives it back', async () => {
    const { db } = vendor.deps;
    expect(await isClaimed(db, [group])).toBe(false);
    expect(await claim(mine, { groups: [group] })).toBe(true);
    expect(await isClaimed(db, ['another', group])).toBe(true);
    expect(await claim(mine, { groups: [group] })).toBe(true);
    expect(await claim(theirs, { groups: [group] })).toBe(false);
    await releaseGroups(db, theirs);
    expect(await isClaimed(db, [group])).toBe(true);
    await releaseGroups(db, mine);
    expect(await claim(theirs, { groups: [group] })).toBe(true);
  });

  it('tells whether the order is priced by all of its seats', async () => {
    const { db } = vendor.deps;
    expect(await isClaimedForAll(db, group)).toBe(false);
    await claim(mine, { groups: [group], isForAll: false });
    expect(await isClaimedForAll(db, group)).toBe(false);
    await releaseGroups(db, mine);
    await claim(mine, { groups: [group], isForAll: true });
    expect([await isClaimedForAll(db, group), await isClaimedForAll(db, 'another')]).toEqual([true, false]);
  });

  it('is waited for by an order that joins the group', async () => {
    const { db } = vendor.deps;
    let isJoining = false;
    let sees: boolean | undefined;
    const joins = () =>
      db.transaction(async (tx) => {
        isJoining = true;
        await claimGroups(tx, mine, { ...NO_CLAIMS, joinedGroup: group });
        sees = await isClaimed(tx, [group]);
      });
    let joined: Promise<void> | undefined;
    await db.transaction(async (tx) => {
      await claimGroups(tx, theirs, { ...NO_CLAIMS, groups: [group], isForAll: true });
      joined = joins();
      // Longer than a call that does not wait; the embedded database begins the other transaction afterwards.
      await sleep(500);
      expect(sees).toBeUndefined();
    });
    await joined;
    expect([isJoining, sees]).toEqual([true, true]);
  });
});
