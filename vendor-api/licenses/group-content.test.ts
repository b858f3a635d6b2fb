import { describe, expect, it } from 'vitest';
import { duringTests } from '#tests/testkit/during-tests';
import { groupRow } from '#tests/testkit/renewals';
import { startShop } from '#tests/testkit/start-shop';
import { TEST_TODAY } from '#tests/testkit/start-vendor';
import { testDatabases } from '#tests/testkit/test-databases';
import { type GroupSpec, insertGroup } from '../demo/builders';
import { describeGroup, renewingContent } from './group-content';

const PRO = { licenseType: 0 } as const;
const TEAM = { licenseType: 1 } as const;
const PERIOD = { startDate: '2026-01-01', expireDate: '2026-12-31' };

describe.each(testDatabases)('what a group holds, on %s', (database) => {
  const shop = duringTests(() => startShop(database));

  async function contents(spec: Partial<GroupSpec> & Pick<GroupSpec, 'seats'>) {
    const { db } = shop.vendor.deps;
    const group = await groupRow(
      shop,
      await insertGroup(db, await shop.vendor.user(), { ...PERIOD, ...spec }),
    );
    const { content } = await describeGroup(db, group, TEST_TODAY);
    return { content, renewing: await renewingContent(db, group) };
  }

  it('includes seats that will end, but not those that have ended', async () => {
    const ended = { ...TEAM, expireDate: '2026-01-31' };
    expect(await contents({ seats: [TEAM, PRO, PRO, { ...PRO, expireDate: '2026-12-31' }, ended] })).toEqual({
      content: 'Axure RP Pro × 3, Axure RP Team × 1',
      renewing: 'Axure RP Pro × 2, Axure RP Team × 1',
    });
  });

  it('is described for a canceled group too, and for a counted one, with its domain', async () => {
    const seats = [{ ...PRO, expireDate: '2026-12-31' }];
    expect(await contents({ seats, canceled: true })).toEqual({ content: 'Axure RP Pro × 1', renewing: '' });
    const counts = { cloudAuthorCount: 3, rpPublisherCount: 1, canceledAuthorCount: 1 };
    expect(await contents({ kind: 'cloud', licenseType: 13, seats: [], domain: 'acme', ...counts })).toEqual({
      content: '3 authors and 1 publisher for acme.axure.cloud',
      renewing: '2 authors and 1 publisher for acme.axure.cloud',
    });
  });
});
