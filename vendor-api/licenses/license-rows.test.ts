import { describe, expect, it } from 'vitest';
import { LicenseType } from '#domain/licenses/license-type';
import { beforeEachTest, duringTests } from '#tests/testkit/during-tests';
import { startVendor, TEST_TODAY, type TestUser } from '../../tests/testkit/start-vendor';
import { testDatabases } from '../../tests/testkit/test-databases';
import { type GroupSpec, insertGroup, insertLicenses } from '../demo/builders';
import { LIST_NAMES, type LicenseLists, type LicenseRow } from './license-lists';

const { Pro, Team } = LicenseType;
const CURRENT = { startDate: '2026-01-01', expireDate: '2026-12-31' };
const UPCOMING = { startDate: '2026-05-01', expireDate: '2027-04-30' };
const ENDED = { startDate: '2025-03-01', expireDate: '2026-02-28' };

describe.each(testDatabases)('license rows on %s', (database) => {
  const vendor = duringTests(() => startVendor({ database }));
  const owner = beforeEachTest(() => vendor.user());

  const give = (spec: Partial<GroupSpec> = {}) =>
    insertGroup(vendor.deps.db, owner, { ...CURRENT, seats: [{ licenseType: Pro }], ...spec });

  async function rowsOf(user: TestUser, query = ''): Promise<LicenseLists> {
    const reply = await vendor.call(`/user/loadLicenseRows${query}`, { token: user.token });
    expect(reply.status).toBe(200);
    return JSON.parse(reply.text);
  }
  const lengths = (lists: LicenseLists) =>
    Object.fromEntries(
      LIST_NAMES.map((name) => [name, lists[name].length]).filter(([, length]) => length !== 0),
    );
  const only = (rows: LicenseRow[]): LicenseRow => {
    expect(rows).toHaveLength(1);
    const [row] = rows;
    if (row === undefined) throw new Error('no row');
    return row;
  };

  it('carry the fields of a seat and of its subscription', async () => {
    const id = await give({
      seats: [
        {
          licenseType: Team,
          assignedTo: 'ines@test.example',
          note: 'Lisbon',
          managers: ['zoe@test.example', owner.email].toSorted(),
          expireDate: '2026-12-31',
          futureLicenseType: Pro,
          futureTerm: 1,
          futureMultiplier: 1,
        },
      ],
    });
    const row = only((await rowsOf(owner)).subRows);
    expect(row).toEqual({
      seatId: expect.any(String),
      assignedTo: 'ines@test.example',
      managers: [owner.email, 'zoe@test.example'].toSorted(),
      isManager: true,
      note: 'Lisbon',
      purchaseDate: '2026-01-01',
      startDate: '2026-01-01',
      expireDate: '2026-12-31',
      futureTerm: 1,
      futureMultiplier: 1,
      futureLicenseType: 0,
      licenseType: 1,
      product: 'Axure RP Team',
      ownerProfile: { email: owner.email, profileImg: null },
      subscriptionOwner: owner.email,
      pendingOwner: null,
      pendingDate: null,
      statusPending: false,
      key: null,
      licensee: null,
      upgradeKey: null,
      numUpgrades: null,
      numUpgradesUsed: null,
      subscription: {
        id,
        groupNumber: 1,
        groupName: null,
        userId: owner.id,
        term: 2,
        multiplier: 1,
        ...CURRENT,
        braintreeId: `card-of-${owner.id}`,
        autoRenew: true,
        firstFailedPaymentAttempt: null,
        firstFailedPaymentDate: null,
        isAse: false,
        isLegacyAse: false,
        isCfb: false,
        domain: null,
        canceled: false,
        cloudAuthorUserCount: 0,
        rpPublisherUserCount: 0,
        subscriptionOwner: owner.email,
      },
    });
  });

  it('lie in eight lists, by dates and kinds', async () => {
    await give();
    await give(UPCOMING);
    await give(ENDED);
    await give({ kind: 'ase', domain: 'test.example' });
    await insertLicenses(vendor.deps.db, owner, 'perpetual', [
      { licenseType: Pro, purchaseDate: TEST_TODAY },
    ]);
    await insertLicenses(vendor.deps.db, owner, 'education', [
      { licenseType: Team, purchaseDate: TEST_TODAY },
    ]);
    await insertLicenses(vendor.deps.db, owner, 'upgrade', [{ licenseType: Pro, purchaseDate: TEST_TODAY }]);
    expect(lengths(await rowsOf(owner))).toEqual({
      rows: 7,
      subRows: 1,
      upcomingSubRows: 1,
      canceledRows: 1,
      aseRows: 1,
      perpRows: 1,
      eduRows: 1,
      upgradeRows: 1,
    });
  });

  it('take the last covered day as running and the next day as ended', async () => {
    await give({ startDate: '2025-04-12', expireDate: TEST_TODAY });
    await give({ startDate: '2025-04-11', expireDate: '2026-04-10' });
    await give({ startDate: TEST_TODAY, expireDate: '2027-04-10' });
    expect(lengths(await rowsOf(owner, '?lists=subRows,canceledRows'))).toEqual({
      subRows: 2,
      canceledRows: 1,
    });
  });

  it('come in the lists that are asked for alone', async () => {
    await give();
    await give(UPCOMING);
    expect(lengths(await rowsOf(owner, '?lists=upcomingSubRows'))).toEqual({ upcomingSubRows: 1 });
    const unknown = await vendor.call('/user/loadLicenseRows?lists=all', { token: owner.token });
    expect(unknown.status).toBe(400);
  });

  it('show a manager the rows that he manages, without how they are paid for', async () => {
    const manager = await vendor.user();
    await give({ seats: [{ licenseType: Pro, managers: [manager.email] }, { licenseType: Pro }] });
    const row = only((await rowsOf(manager)).subRows);
    expect(row.isManager).toBe(true);
    expect(row.subscription?.braintreeId).toBeNull();
    expect((await rowsOf(owner)).subRows.map(({ isManager }) => isManager).toSorted()).toEqual([false, true]);
  });

  it('let everybody who sees a group know that a purchase order paid for it', async () => {
    const manager = await vendor.user();
    await give({ braintreeId: 'PURCHASE_ORDER', seats: [{ licenseType: Pro, managers: [manager.email] }] });
    expect(only((await rowsOf(manager)).subRows).subscription?.braintreeId).toBe('PURCHASE_ORDER');
  });

  it('show an assignee his own seat, with its key and nothing of the billing', async () => {
    const assignee = await vendor.user();
    await give({
      firstFailedPaymentAttempt: 1,
      firstFailedPaymentDate: '2026-04-01',
      seats: [{ licenseType: Pro, assignedTo: assignee.email, key: 'KEY-1' }, { licenseType: Pro }],
    });
    const row = only((await rowsOf(assignee)).subRows);
    expect(row).toMatchObject({ isManager: false, key: 'KEY-1' });
    const untold = { braintreeId: null, firstFailedPaymentDate: null, autoRenew: false };
    expect(row.subscription).toMatchObject(untold);
    const told = { firstFailedPaymentDate: '2026-04-01', autoRenew: true };
    expect((await rowsOf(owner)).subRows[0]?.subscription).toMatchObject(told);
  });

  it('say the same of a group on every row: a manager of one seat who uses another is its manager', async () => {
    const max = await vendor.user();
    const failed = { firstFailedPaymentAttempt: 1, firstFailedPaymentDate: '2026-04-01' };
    const offered = { pendingOwnerEmail: 'heir@lee.example', pendingDate: '2026-04-05' };
    const used = { licenseType: Pro, assignedTo: max.email } as const;
    await give({ ...failed, ...offered, seats: [used, { licenseType: Team, managers: [max.email] }] });
    const { subRows } = await rowsOf(max);
    expect(subRows.map(({ pendingOwner }) => pendingOwner)).toEqual(Array(2).fill('heir@lee.example'));
    for (const { subscription } of subRows) expect(subscription?.firstFailedPaymentDate).toBe('2026-04-01');
    const user = await vendor.user();
    await give({ ...offered, seats: [{ ...used, assignedTo: user.email }] });
    const [row] = (await rowsOf(user)).subRows;
    expect(row).toMatchObject({ pendingOwner: null, pendingDate: null, statusPending: false });
  });

  it('show perpetual keys to owners, managers and users, and upgrade codes to the first two (T-09)', async () => {
    const [manager, assignee] = [await vendor.user(), await vendor.user()];
    const people = { licenseType: Pro, managers: [manager.email], assignedTo: assignee.email } as const;
    const bought = { ...people, purchaseDate: '2018-05-01' };
    const { db } = vendor.deps;
    await insertLicenses(db, owner, 'perpetual', [{ ...bought, key: 'KEY-3', licensee: 'Lee Ltd' }]);
    await insertLicenses(db, owner, 'upgrade', [
      { ...bought, upgradeKey: 'UPG-3', numUpgrades: 3, numUpgradesUsed: 1 },
    ]);
    for (const user of [owner, manager, assignee]) {
      const { perpRows, upgradeRows } = await rowsOf(user);
      expect(only(perpRows)).toMatchObject({ key: 'KEY-3', licensee: 'Lee Ltd' });
      const upgradeKey = user === assignee ? null : 'UPG-3';
      expect(only(upgradeRows)).toMatchObject({ upgradeKey, numUpgrades: 3, numUpgradesUsed: 1 });
    }
  });

  it('show somebody who is offered a group all of it, in force, without keys', async () => {
    const heir = await vendor.user();
    await give({
      ...ENDED,
      pendingOwnerEmail: heir.email,
      pendingDate: '2026-04-05',
      seats: [
        { licenseType: Pro, key: 'KEY-2' },
        { licenseType: Team, key: 'OWN', assignedTo: heir.email },
      ],
    });
    const lists = await rowsOf(heir);
    expect(lengths(lists)).toEqual({ rows: 2, subRows: 2 });
    const offered = { pendingOwner: heir.email, pendingDate: '2026-04-05', statusPending: true };
    // The key of a seat that they use is shown.
    expect(lists.subRows).toMatchObject([
      { ...offered, key: null },
      { ...offered, key: 'OWN' },
    ]);
    expect(lengths(await rowsOf(owner))).toEqual({ rows: 2, canceledRows: 2 });
  });

  it('show a stranger nothing', async () => {
    await give();
    expect(lengths(await rowsOf(await vendor.user()))).toEqual({});
  });

  it('are answered 304 while nothing has changed', async () => {
    const id = await give();
    const first = await vendor.call('/user/loadLicenseRows', { token: owner.token });
    const again = () =>
      vendor.call('/user/loadLicenseRows', {
        token: owner.token,
        headers: { 'If-None-Match': first.headers.get('etag') ?? '' },
      });
    expect((await again()).status).toBe(304);
    await give({ id: `${id}-2` });
    expect((await again()).status).toBe(200);
  });
});
