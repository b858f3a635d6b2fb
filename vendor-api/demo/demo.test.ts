import { count, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { isUpgradable } from '#domain/licenses/perpetual/perpetual-access';
import { duringTests } from '#tests/testkit/during-tests';
import { startVendor } from '../../tests/testkit/start-vendor';
import { racedDatabases } from '../../tests/testkit/test-databases';
import { users } from '../db/schema/account';
import { seats } from '../db/schema/licenses';
import type { CloudGroupLists } from '../licenses/cloud-groups';
import type { LicenseLists, LicenseRow } from '../licenses/license-lists';
import { seedPriceList } from '../store/prices/load-price-list';
import * as diana from './diana';
import * as paula from './paula';
import { seedDemo } from './seed-demo';
import { demoSignIns } from './sign-ins';

describe.each(racedDatabases)('the demonstration on %s', (database) => {
  const vendor = duringTests(() => startVendor({ database }));
  beforeAll(async () => {
    await seedPriceList(vendor.deps.db);
    await Promise.all([seedDemo(vendor.deps), seedDemo(vendor.deps)]);
  });

  async function licensesOf(email: string): Promise<LicenseLists> {
    const token = await vendor.signIn(email, 'demo-password');
    return JSON.parse((await vendor.call('/user/loadLicenseRows', { token })).text);
  }
  const groupSizes = (rows: LicenseRow[]) => {
    const sizes = new Map<string, number>();
    for (const { subscription } of rows) {
      const id = subscription?.id ?? '';
      sizes.set(id, (sizes.get(id) ?? 0) + 1);
    }
    return [...sizes.values()].toSorted((a, b) => b - a);
  };

  it('is seeded once, however many copies start at once and however often', async () => {
    await seedDemo(vendor.deps);
    const [people] = await vendor.deps.db.select({ count: count() }).from(users);
    expect(people?.count).toBe(demoSignIns.length);
  });

  it('lets everybody in who is named at the start', async () => {
    for (const { email, password } of demoSignIns) {
      expect(await vendor.signIn(email, password)).toHaveLength(43);
    }
  });

  it('has an owner of perpetual licenses, some to upgrade, one upgraded, and of upgrade codes', async () => {
    const { perpRows, upgradeRows, subRows } = await licensesOf('petra@keystone.example');
    const products = perpRows.map(({ product }) => product);
    expect(products.filter(isUpgradable)).toHaveLength(6);
    expect(products).toContain('Axure RP 9 Team');
    expect(upgradeRows.map(({ numUpgrades, numUpgradesUsed }) => [numUpgrades, numUpgradesUsed])).toEqual([
      [3, 1],
      [1, 1],
    ]);
    expect(subRows).toEqual([]);
  });

  it('has somebody who teaches with education licenses and has nothing else', async () => {
    const lists = await licensesOf('emil@lakeside.example');
    expect(lists.eduRows).toHaveLength(3);
    expect(lists.rows).toHaveLength(3);
    for (const { startDate, expireDate } of lists.eduRows)
      expect(`${startDate}` < `${expireDate}`).toBe(true);
  });

  it('has an owner of a group on each tab whose payment failed, and a manager of the first', async () => {
    const { subRows } = await licensesOf('fiona@fenwick.example');
    expect(groupSizes(subRows)).toEqual([6]);
    expect(subRows[0]?.subscription?.firstFailedPaymentAttempt).toBe(1);
    expect((await licensesOf('nils@fenwick.example')).subRows).toHaveLength(5);
    const token = await vendor.signIn('fiona@fenwick.example', 'demo-password');
    const cloud = await vendor.call('/user/loadCloudSubscriptionGroups', { token });
    expect(cloud.body['subscriptionGroups']).toMatchObject([{ firstFailedPaymentDate: '2026-04-09' }]);
  });

  it('has an owner of purchase orders of every kind, with a coupon to renew them and no card on file', async () => {
    const { subRows } = await licensesOf(paula.PAULA);
    expect(groupSizes(subRows)).toEqual([8, 2]);
    expect(subRows.every(({ subscription }) => subscription?.braintreeId === 'PURCHASE_ORDER')).toBe(true);
    const token = await vendor.signIn(paula.PAULA, 'demo-password');
    const cloud = await vendor.call('/user/loadCloudSubscriptionGroups', { token });
    const lists: CloudGroupLists = JSON.parse(cloud.text);
    expect(
      lists.subscriptionGroups.map(({ product, isAutoRenew }) => [product, isAutoRenew]).toSorted(),
    ).toEqual([
      ['Axure Cloud for Business', false],
      ['Cloud for Business - 10 Publishers', false],
    ]);
    const coupons = await vendor.call('/user/loadUserCoupons', { token });
    expect(coupons.body['coupons']).toMatchObject([{ coupon: { isRenewal: true } }]);
    const billing = await vendor.call('/userbilling/GetBillingInfo', { token });
    expect(billing.body['hasExistingPaymentMethod']).toBe(false);
  });

  it('has somebody who was asked to take over groups, one of them a purchase order, and one in the cloud', async () => {
    const { subRows } = await licensesOf('tara@harbor.example');
    expect(groupSizes(subRows)).toEqual([3, 2]);
    expect(subRows.every(({ pendingOwner }) => pendingOwner === 'tara@harbor.example')).toBe(true);
    expect(subRows.some(({ subscription }) => subscription?.braintreeId === 'PURCHASE_ORDER')).toBe(true);
    const token = await vendor.signIn('tara@harbor.example', 'demo-password');
    const cloud = await vendor.call('/user/loadCloudSubscriptionGroups', { token });
    expect(cloud.body['pendingSubscriptionGroups']).toMatchObject([{ isCfb: true, domain: 'harbor' }]);
  });

  it('has an owner with a group in every state', async () => {
    const lists = await licensesOf('diana@northwind.example');
    expect(groupSizes(lists.subRows)).toEqual([34, 18, 5, 3]);
    expect(groupSizes(lists.upcomingSubRows)).toEqual([4]);
    expect(groupSizes(lists.canceledRows)).toEqual([4]);
    const subscriptions = lists.subRows.map(({ subscription }) => subscription);
    expect(subscriptions.some((one) => one?.firstFailedPaymentDate === '2026-04-05')).toBe(true);
    expect(subscriptions.some((one) => one?.braintreeId === 'PURCHASE_ORDER')).toBe(true);
    expect(subscriptions.some((one) => one?.term === 1)).toBe(true);
  });

  it('has an owner with a coupon of three uses and sales of more than a year', async () => {
    const token = await vendor.signIn('diana@northwind.example', 'demo-password');
    const coupons = await vendor.call('/user/loadUserCoupons', { token });
    expect(coupons.body['coupons']).toMatchObject([{ remainingUses: 3, coupon: { amount: 20 } }]);
    const sales = await vendor.call('/userbilling/GetSaleRecords', { token });
    expect(sales.body).toMatchObject({ success: true, renewal: ['True', 'accounting@northwind.example'] });
    expect(sales.body['records']).toHaveLength(12);
  });

  it('confirms what was bought as what it was: first purchases, renewals and purchase orders (REST-37)', async () => {
    const confirmed = async (email: string) => {
      const token = await vendor.signIn(email, 'demo-password');
      const { body } = await vendor.call('/userbilling/GetSaleRecords', { token });
      const records = body['records'] as { purchaseId: string }[];
      const ids = [...new Set(records.map(({ purchaseId }) => purchaseId))];
      const path = '/cart/thankyouvue?transactionId=';
      return Promise.all(ids.map(async (id) => (await vendor.call(`${path}${id}`, { token })).body));
    };
    const sales = await confirmed('diana@northwind.example');
    const monthly = sales.filter(({ term }) => term === 1);
    expect(monthly.map(({ isRenewal }) => isRenewal)).toEqual([true, true, false]);
    expect(sales.filter((sale) => sale['isPurchaseOrder'])).toMatchObject([{ proCount: 12, entCount: 6 }]);
    const orders = await confirmed(paula.PAULA);
    expect(orders.map((sale) => sale['isPurchaseOrder'])).toEqual([true, true, true, true]);
  });

  it('confirms what was bought ahead up to the end of its group', async () => {
    const token = await vendor.signIn(diana.DIANA, 'demo-password');
    const get = async (path: string) => (await vendor.call(path, { token })).body;
    const { upcomingSubRows } = await licensesOf(diana.DIANA);
    const [row] = upcomingSubRows;
    const { records } = (await get('/userbilling/GetSaleRecords')) as { records: { purchaseId: string }[] };
    const confirmed = await Promise.all(
      records.map(({ purchaseId }) => get(`/cart/thankyouvue?transactionId=${purchaseId}`)),
    );
    const ahead = confirmed.filter(({ subscriptionId }) => subscriptionId === row?.subscription?.id);
    expect(ahead.map(({ newExpireDate }) => newExpireDate)).toEqual([row?.subscription?.expireDate]);
  });

  it('has an owner with a photo, small and drawn', async () => {
    const token = await vendor.signIn('diana@northwind.example', 'demo-password');
    const profile = await vendor.call('/user/getUserProfile', { token });
    const { pathname } = new URL(String(profile.body['profileImg']));
    const photo = await vendor.call(pathname, { token });
    expect(photo.headers.get('content-type')).toBe('image/png');
    expect(Number(photo.headers.get('content-length'))).toBeLessThan(120_000);
  });

  it('has a manager who owns nothing and manages all that he sees', async () => {
    const { subRows, rows } = await licensesOf('max@northwind.example');
    expect(rows).toHaveLength(8);
    expect(subRows.every(({ isManager }) => isManager)).toBe(true);
    expect(subRows.filter(({ assignedTo }) => assignedTo === 'max@northwind.example')).toHaveLength(1);
  });

  it('has an owner of cloud groups of every kind, with sales of each', async () => {
    const token = await vendor.signIn('cora@brightline.example', 'demo-password');
    const reply = await vendor.call('/user/loadCloudSubscriptionGroups', { token });
    const lists: CloudGroupLists = JSON.parse(reply.text);
    expect(lists.subscriptionGroups.map(({ product }) => product).toSorted()).toEqual([
      'Axure Cloud',
      'Axure Cloud for Business',
      'Cloud for Business - 20 Publishers',
    ]);
    expect(lists.upcomingSubscriptionGroups).toMatchObject([{ isLegacyAse: true, domain: null }]);
    expect(lists.canceledSubscriptionGroups).toMatchObject([
      { isCfb: true, rpPublisherUserCount: 3 },
      { isLegacyAse: true },
    ]);
    const sales = await vendor.call('/userbilling/GetSaleRecords', { token });
    expect(sales.body['records']).toHaveLength(14);
    expect((await licensesOf('cora@brightline.example')).aseRows).toHaveLength(3);
  });

  it('has a customer with nothing', async () => {
    expect((await licensesOf('new@fresh.example')).rows).toEqual([]);
    const [fresh] = await vendor.deps.db.select().from(users).where(eq(users.email, 'new@fresh.example'));
    expect(fresh?.company).toBe('');
  });

  it('has a customer with 10,000 seats, no two of them for one person', async () => {
    const { subRows } = await licensesOf('atlas@bigco.example');
    expect(groupSizes(subRows)).toEqual([6_000, 2_500, 1_000, 500]);
    const people = subRows.flatMap(({ assignedTo }) => assignedTo ?? []);
    expect(new Set(people).size).toBe(people.length);
    expect(people).toHaveLength(9_600);
    const [all] = await vendor.deps.db.select({ count: count() }).from(seats);
    expect(all?.count).toBe(10_105);
  });
});
