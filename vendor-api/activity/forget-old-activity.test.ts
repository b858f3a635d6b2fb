import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { duringTests } from '#tests/testkit/during-tests';
import { startShop } from '#tests/testkit/start-shop';
import { testDatabases } from '#tests/testkit/test-databases';
import { activities, activitySeats } from '../db/schema/activity';
import { insertGroup } from '../demo/builders';
import { forgetOldActivity } from './forget-old-activity';
import { noteActivity } from './note-activity';

describe.each(testDatabases)('old activity, on %s', (database) => {
  const shop = duringTests(() => startShop(database));

  it('is deleted in batches once it is older than is kept, with its seats; the rest stays', async () => {
    const { deps } = shop.vendor;
    const owner = await shop.vendor.user();
    const year = { startDate: '2026-01-01', expireDate: '2026-12-31' };
    await insertGroup(deps.db, owner, { ...year, seats: [{ licenseType: 0 }] });
    const [seat] = (await deps.db.execute(sql`select id from seats where owner_id = ${owner.id}`)).rows;
    const note = (at: string, contents: string) =>
      noteActivity(deps.db, new Date(at), owner, {
        kind: 'noteChanged',
        ownerId: owner.id,
        contents,
        seats: [{ seatId: String(seat?.['id']) }],
      });
    for (const at of ['2024-02-01', '2024-02-28']) await note(at, at);
    await deps.db.execute(sql`
      insert into ${activities} (at, kind, owner_id) select '2024-03-01', 'noteChanged', ${owner.id}
      from generate_series(1, 1500)`);
    await note('2024-03-03', 'kept');
    const clock = { ...deps.clock, now: () => new Date('2026-03-02T12:00:00Z') };
    const settings = { ...deps.settings, ACTIVITY_DAYS: 730 };
    await forgetOldActivity({ db: deps.db, clock, settings }, new AbortController().signal);
    const left = await deps.db.select({ contents: activities.contents }).from(activities);
    expect(left).toEqual([{ contents: 'kept' }]);
    expect(await deps.db.$count(activitySeats)).toBe(1);
  });
});
