import { describe, expect, it } from 'vitest';
import { LicenseType } from '#domain/licenses/license-type';
import { beforeEachTest, duringTests } from '#tests/testkit/during-tests';
import { startVendor, TEST_TODAY, type TestUser } from '../../tests/testkit/start-vendor';
import { testDatabases } from '../../tests/testkit/test-databases';
import { type GroupSpec, insertGroup } from '../demo/builders';
import type { CloudGroupDocument, CloudGroupLists } from './cloud-groups';

const { Asec5, Asec20, CloudAuthor, AcbCloudAuthor } = LicenseType;
const CURRENT = { startDate: '2026-01-01', expireDate: '2026-12-31' };
const UPCOMING = { startDate: '2026-05-01', expireDate: '2027-04-30' };
const ENDED = { startDate: '2025-03-01', expireDate: '2026-02-28' };

describe.each(testDatabases)('cloud groups on %s', (database) => {
  const vendor = duringTests(() => startVendor({ database }));
  const owner = beforeEachTest(() => vendor.user());

  const give = (spec: Partial<GroupSpec>) =>
    insertGroup(vendor.deps.db, owner, { ...CURRENT, kind: 'cfb', seats: [], ...spec });
  const bundle = (spec: Partial<GroupSpec> = {}) =>
    give({ kind: 'ase', licenseType: Asec20, seats: [{ licenseType: Asec20 }], ...spec });

  async function listsOf(user: TestUser): Promise<CloudGroupLists> {
    const reply = await vendor.call('/user/loadCloudSubscriptionGroups', { token: user.token });
    expect(reply.status).toBe(200);
    return JSON.parse(reply.text);
  }
  async function onlyOf(user: TestUser): Promise<CloudGroupDocument> {
    const [group, ...others] = Object.values(await listsOf(user)).flat();
    expect(others).toEqual([]);
    if (group === undefined) throw new Error('no group');
    return group;
  }
  const idsOf = (lists: CloudGroupLists) =>
    Object.fromEntries(
      Object.entries(lists)
        .filter(([, groups]) => groups.length > 0)
        .map(([name, groups]: [string, CloudGroupDocument[]]) => [name, groups.map(({ id }) => id)]),
    );

  it('carry the fields of the contract, and no others (CLOUD-03, REST-40)', async () => {
    const id = await give({
      licenseType: AcbCloudAuthor,
      cloudAuthorCount: 3,
      rpPublisherCount: 2,
      domain: 'acme',
      purchaseDate: '2025-12-20',
    });
    expect(await onlyOf(owner)).toEqual({
      id,
      groupNumber: 1,
      groupName: null,
      ownerId: owner.id,
      ownerEmail: owner.email,
      pendingOwnerEmail: null,
      pendingTransferDate: null,
      domain: 'acme',
      orgName: null,
      isCfb: true,
      isLegacyAse: false,
      isAutoRenew: true,
      term: 2,
      futureTerm: null,
      licenseType: 14,
      cloudAuthorUserCount: 3,
      canceledAuthorUserCount: 0,
      canceledPublisherUserCount: 0,
      rpPublisherUserCount: 2,
      seats: [],
      purchaseDate: '2025-12-20',
      ...CURRENT,
      firstFailedPaymentDate: null,
      product: 'Axure Cloud for Business',
    });
  });

  it('carry the seats of a bundle, and its tier as the product', async () => {
    await bundle({ seats: [{ licenseType: Asec20, assignedTo: 'acme' }, { licenseType: Asec5 }] });
    expect(await onlyOf(owner)).toMatchObject({
      isLegacyAse: true,
      isCfb: false,
      product: 'Cloud for Business - 20 Publishers',
      seats: [
        {
          licenseType: 5,
          assignedTo: 'acme',
          product: 'Cloud for Business - 20 Publishers',
          isManager: true,
        },
        { licenseType: 3, assignedTo: null },
      ],
    });
  });

  it.each([
    [1, 1, 1],
    [2, 1, 2],
    [2, 2, 4],
    [2, 3, 5],
  ])('of term %i times %i carry the code %i, having no multiplier', async (term, multiplier, code) => {
    await give({ term, multiplier });
    expect((await onlyOf(owner)).term).toBe(code);
  });

  it('lie in four lists (CLOUD-02)', async () => {
    const current = await give({ purchaseDate: '2026-01-01' });
    const ended = await give({ ...ENDED, purchaseDate: '2025-03-01' });
    const canceled = await give({ canceled: true, autoRenew: false });
    const upcoming = await bundle(UPCOMING);
    await give({ kind: 'rp', seats: [{ licenseType: 0 }] });
    const heir = await vendor.user();
    const offered = await give({ ...UPCOMING, pendingOwnerEmail: heir.email, pendingDate: TEST_TODAY });
    expect(idsOf(await listsOf(owner))).toEqual({
      subscriptionGroups: [current, ended],
      canceledSubscriptionGroups: [canceled],
      upcomingSubscriptionGroups: expect.arrayContaining([upcoming, offered]),
    });
    expect(idsOf(await listsOf(heir))).toEqual({ pendingSubscriptionGroups: [offered] });
    expect(await onlyOf(heir)).toMatchObject({
      pendingOwnerEmail: heir.email,
      pendingTransferDate: TEST_TODAY,
    });
  });

  it('are not said to renew when a purchase order paid for them', async () => {
    await give({ braintreeId: 'PURCHASE_ORDER' });
    expect((await onlyOf(owner)).isAutoRenew).toBe(false);
  });

  it('name an organization, by its id while its name is not known', async () => {
    await give({ kind: 'cloud', licenseType: CloudAuthor, instanceId: 'org-7', orgName: null });
    expect(await onlyOf(owner)).toMatchObject({ orgName: 'org-7', isCfb: false, product: 'Axure Cloud' });
    const named = await vendor.user();
    await insertGroup(vendor.deps.db, named, {
      ...CURRENT,
      kind: 'cloud',
      instanceId: 'org-8',
      orgName: 'Acme Design',
      seats: [],
    });
    expect((await onlyOf(named)).orgName).toBe('Acme Design');
  });

  it('show a manager the bundle that he manages, and a stranger nothing', async () => {
    const manager = await vendor.user();
    const id = await bundle({
      seats: [{ licenseType: Asec20, managers: [manager.email] }, { licenseType: Asec5 }],
    });
    await bundle();
    await give({});
    const seen = await onlyOf(manager);
    expect(seen).toMatchObject({ id, ownerEmail: owner.email });
    expect(seen.seats).toHaveLength(1);
    expect(idsOf(await listsOf(await vendor.user()))).toEqual({});
  });

  it('need a session, and are answered 304 while nothing has changed', async () => {
    const path = '/user/loadCloudSubscriptionGroups';
    expect((await vendor.call(path)).status).toBe(401);
    const first = await vendor.call(path, { token: owner.token });
    const again = () =>
      vendor.call(path, {
        token: owner.token,
        headers: { 'If-None-Match': first.headers.get('etag') ?? '' },
      });
    expect((await again()).status).toBe(304);
    await give({});
    expect((await again()).status).toBe(200);
  });
});
