import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { LicenseType } from '#domain/licenses/license-type';
import { duringTests } from '#tests/testkit/during-tests';
import { startVendor, TEST_TODAY } from '#tests/testkit/start-vendor';
import { subscriptions } from '../db/schema/licenses';
import { type GroupSpec, insertGroup } from '../demo/builders';
import { updateBundleName } from './bundle-name';

const { Asec5, Asec10, Pro } = LicenseType;
const PERIOD = { startDate: '2025-04-12', expireDate: TEST_TODAY } as const;
const OVER = '2026-04-01';

describe('the bundle that a group is named after', () => {
  const vendor = duringTests(() => startVendor());

  async function namedAfter(
    spec: Required<Pick<GroupSpec, 'kind' | 'licenseType' | 'seats'>>,
  ): Promise<(number | null)[]> {
    const { db } = vendor.deps;
    const id = await insertGroup(db, await vendor.user(), { ...PERIOD, ...spec });
    await updateBundleName(db, { id, kind: spec.kind }, TEST_TODAY);
    const rows = await db.select().from(subscriptions).where(eq(subscriptions.id, id));
    return rows.map(({ licenseType }) => licenseType);
  }

  it('is the largest one that is valid on the day', async () => {
    const seats = [{ licenseType: Asec5 }, { licenseType: Asec10, expireDate: OVER }];
    expect(await namedAfter({ kind: 'ase', licenseType: Asec10, seats })).toEqual([Asec5]);
  });

  it('stays where none is valid any more', async () => {
    const seats = [{ licenseType: Asec5, expireDate: OVER }];
    expect(await namedAfter({ kind: 'ase', licenseType: Asec10, seats })).toEqual([Asec10]);
  });

  it('is none where a group has no bundles', async () => {
    const before = LicenseType.Enterprise;
    expect(await namedAfter({ kind: 'rp', licenseType: before, seats: [{ licenseType: Pro }] })).toEqual([
      before,
    ]);
  });
});
