import { describe, expect, it } from 'vitest';
import { beforeEachTest, duringTests } from '#tests/testkit/during-tests';
import { startVendor, type TestUser } from '../../tests/testkit/start-vendor';
import { testDatabases } from '../../tests/testkit/test-databases';
import { type GroupSpec, insertGroup } from '../demo/builders';
import type { CloudGroupLists } from './cloud-groups';
import { NO_OFFER, updateGroup } from './group-rows';
import type { LicenseLists } from './license-lists';

const CURRENT = { startDate: '2026-01-01', expireDate: '2026-12-31' };

describe.each(testDatabases)('the numbers of groups on %s (D-112)', (database) => {
  const vendor = duringTests(() => startVendor({ database }));
  const owner = beforeEachTest(() => vendor.user());

  const rp = (purchaseDate: string, spec: Partial<GroupSpec> = {}, user = owner) =>
    insertGroup(vendor.deps.db, user, {
      ...CURRENT,
      kind: 'rp',
      seats: [{ licenseType: 1 }],
      purchaseDate,
      ...spec,
    });
  const cloud = (purchaseDate: string) =>
    insertGroup(vendor.deps.db, owner, {
      ...CURRENT,
      kind: 'cfb',
      licenseType: 101,
      seats: [],
      purchaseDate,
    });

  async function read<Lists>(path: string, user: TestUser): Promise<Lists> {
    const { status, text } = await vendor.call(path, { token: user.token });
    expect(status).toBe(200);
    return JSON.parse(text);
  }
  async function rpNumbers(user = owner): Promise<Record<string, number | null>> {
    const { rows } = await read<LicenseLists>('/user/loadLicenseRows', user);
    return Object.fromEntries(
      rows.flatMap(({ subscription }) => (subscription ? [[subscription.id, subscription.groupNumber]] : [])),
    );
  }
  async function cloudNumbers(user = owner): Promise<Record<string, number | null>> {
    const lists = await read<CloudGroupLists>('/user/loadCloudSubscriptionGroups', user);
    const groups = Object.values(lists).flat();
    return Object.fromEntries(groups.map(({ id, groupNumber }) => [id, groupNumber]));
  }

  it('go by age over RP and cloud, ended groups included, whichever is asked for first', async () => {
    const [second, first] = [await rp('2025-06-01'), await cloud('2025-05-01')];
    const third = await rp('2025-07-01', { startDate: '2025-07-01', expireDate: '2025-12-31' });
    expect(await rpNumbers()).toEqual({ [second]: 2, [third]: 3 });
    expect(await cloudNumbers()).toEqual({ [first]: 1 });
  });

  it('stay when an older group comes, which gets the next one', async () => {
    const young = await rp('2026-02-01');
    await rpNumbers();
    const older = await rp('2024-02-01');
    expect(await rpNumbers()).toEqual({ [young]: 1, [older]: 2 });
  });

  it('stay when a group goes, whose number is not given again', async () => {
    const heir = await vendor.user();
    const pending = { pendingOwnerEmail: heir.email, pendingDate: '2026-04-01' };
    const [offered, own] = [await rp('2024-01-01', pending), await rp('2025-01-01', {}, heir)];
    expect(await rpNumbers(heir)).toEqual({ [offered]: 1, [own]: 2 });
    await updateGroup(vendor.deps.db, offered, NO_OFFER);
    const next = await rp('2023-01-01', {}, heir);
    expect(await rpNumbers(heir)).toEqual({ [own]: 2, [next]: 3 });
  });

  it('are each viewer’s own', async () => {
    const manager = await vendor.user();
    const [mine, shared] = [
      await rp('2024-01-01'),
      await rp('2025-01-01', {
        seats: [{ licenseType: 1, managers: [manager.email] }],
      }),
    ];
    expect(await rpNumbers()).toEqual({ [mine]: 1, [shared]: 2 });
    expect(await rpNumbers(manager)).toEqual({ [shared]: 1 });
  });

  it('are given once, however many ask at the same time', async () => {
    const ids = [await rp('2024-01-01'), await rp('2024-01-02'), await rp('2024-01-03')];
    const answers = await Promise.all(Array.from({ length: 8 }, () => rpNumbers()));
    for (const answer of answers)
      expect(answer).toEqual(Object.fromEntries(ids.map((id, at) => [id, at + 1])));
  });
});
