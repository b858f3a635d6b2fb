import { eq, inArray } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { groupOf } from '#tests/testkit/changes';
import { duringTests } from '#tests/testkit/during-tests';
import { startShop } from '#tests/testkit/start-shop';
import { racedDatabases } from '#tests/testkit/test-databases';
import { untilWaiting } from '#tests/testkit/until-waiting';
import { seats, subscriptions } from '../../db/schema/licenses';
import { lockGroups } from '../../licenses/group-rows';

// The embedded database runs one transaction at a time, so that none waits for another.
describe.runIf(racedDatabases.includes('PostgreSQL'))('the offer of a seat’s group', () => {
  const shop = duringTests(() => startShop('PostgreSQL'));

  it('is refused while the seat moves to another group, and offers neither', async () => {
    const owner = await shop.vendor.user();
    const seat = { licenseType: 0 } as const;
    const from = await groupOf(shop, owner, [seat, seat]);
    const to = await groupOf(shop, owner, [seat]);
    const [moving = ''] = from.seatIds;
    const { db } = shop.vendor.deps;
    const { call } = await db.transaction(async (tx) => {
      await lockGroups(tx, [from.id]);
      const call = shop.vendor.call('/user/transferowner', {
        token: owner.token,
        json: { newOwnerEmail: 'tara@new.example', seatIds: [moving], subscriptionGroups: [] },
      });
      await untilWaiting(db);
      await tx.update(seats).set({ subscriptionId: to.id }).where(eq(seats.id, moving));
      return { call };
    });
    expect((await call).body).toMatchObject({ success: false, code: 'NOT_ALLOWED' });
    const groups = await db
      .select()
      .from(subscriptions)
      .where(inArray(subscriptions.id, [from.id, to.id]));
    expect(groups.map(({ pendingOwnerEmail }) => pendingOwnerEmail)).toEqual([null, null]);
  });
});
