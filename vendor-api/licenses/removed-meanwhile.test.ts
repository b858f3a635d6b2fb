import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { groupOf } from '#tests/testkit/changes';
import { duringTests } from '#tests/testkit/during-tests';
import { startShop } from '#tests/testkit/start-shop';
import { racedDatabases } from '#tests/testkit/test-databases';
import { untilWaiting } from '#tests/testkit/until-waiting';
import { seatManagers, seats } from '../db/schema/licenses';

const USER = 'ann@user.example';
const RIVAL = 'eve@user.example';

// The embedded database runs one transaction at a time, so that none waits for another.
describe.runIf(racedDatabases.includes('PostgreSQL'))('a manager whose removal is being stored', () => {
  const shop = duringTests(() => startShop('PostgreSQL'));

  it.each([
    ['assigns no seat any more', '/user/singleSeatAssignment', { emailDomain: RIVAL }],
    ['writes no note any more', '/user/singleeditnote', { note: 'mine' }],
    ['names no manager any more', '/user/addmanager', { emails: [RIVAL] }],
  ])('%s (T-09)', async (_what, path, fields) => {
    const [owner, manager] = [await shop.vendor.user(), await shop.vendor.user()];
    const { seatIds } = await groupOf(shop, owner, [{ licenseType: 0, managers: [manager.email] }]);
    const [seat = ''] = seatIds;
    const named = path.endsWith('manager') ? { seats: [seat] } : { seat };
    const { db } = shop.vendor.deps;
    const { call } = await db.transaction(async (tx) => {
      await tx.update(seats).set({ assignedTo: USER }).where(eq(seats.id, seat));
      const call = shop.vendor.call(path, { token: manager.token, json: { ...named, ...fields } });
      await untilWaiting(db);
      await tx.delete(seatManagers).where(eq(seatManagers.seatId, seat));
      return { call };
    });
    expect((await call).body).toMatchObject({ success: false });
    expect(await db.select().from(seats).where(eq(seats.id, seat))).toMatchObject([
      { assignedTo: USER, note: '' },
    ]);
    expect(await db.select().from(seatManagers).where(eq(seatManagers.seatId, seat))).toEqual([]);
  });
});
