import { count, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { groupPlace } from '#domain/licenses/group-section';
import { type RunningVendor, startVendor, TEST_TODAY } from '../../tests/testkit/start-vendor';
import { testDatabases } from '../../tests/testkit/test-databases';
import { users } from '../db/schema/account';
import { seats } from '../db/schema/licenses';
import type { LicenseLists, LicenseRow } from '../licenses/license-lists';
import { seedPriceList } from '../store/prices/seed-price-list';
import type { GroupSpec } from './builders';
import * as diana from './diana-groups';
import { seedDemo } from './seed-demo';
import { demoSignIns } from './sign-ins';
import type { StoryTime } from './story';

describe.each(testDatabases)('the demonstration on %s', (database) => {
  let vendor: RunningVendor;
  beforeAll(async () => {
    vendor = await startVendor({ database });
    await seedPriceList(vendor.deps.db);
    await Promise.all([seedDemo(vendor.deps), seedDemo(vendor.deps)]);
  });
  afterAll(() => vendor.stop());

  async function licencesOf(email: string): Promise<LicenseLists> {
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

  it('is told once, however many copies begin at once and however often they start', async () => {
    await seedDemo(vendor.deps);
    const [people] = await vendor.deps.db.select({ count: count() }).from(users);
    expect(people?.count).toBe(demoSignIns.length);
  });

  it('lets everybody in who is named at the start', async () => {
    for (const { email, password } of demoSignIns) {
      expect(await vendor.signIn(email, password)).toHaveLength(43);
    }
  });

  it('has an owner with a group in every state', async () => {
    const lists = await licencesOf('diana@northwind.example');
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

  it('has a manager who owns nothing and manages all that he sees', async () => {
    const { subRows, rows } = await licencesOf('max@northwind.example');
    expect(rows).toHaveLength(8);
    expect(subRows.every(({ isManager }) => isManager)).toBe(true);
    expect(subRows.filter(({ assignedTo }) => assignedTo === 'max@northwind.example')).toHaveLength(1);
  });

  it('has a customer with nothing', async () => {
    expect((await licencesOf('new@fresh.example')).rows).toEqual([]);
    const [fresh] = await vendor.deps.db.select().from(users).where(eq(users.email, 'new@fresh.example'));
    expect(fresh?.company).toBe('');
  });

  it('has a customer with 10,000 seats, no two of them for one person', async () => {
    const { subRows } = await licencesOf('atlas@bigco.example');
    expect(groupSizes(subRows)).toEqual([6_000, 2_500, 1_000, 500]);
    const people = subRows.flatMap(({ assignedTo }) => assignedTo ?? []);
    expect(new Set(people).size).toBe(people.length);
    expect(people).toHaveLength(9_600);
    const [all] = await vendor.deps.db.select({ count: count() }).from(seats);
    expect(all?.count).toBe(10_068);
  });
});

describe.each([TEST_TODAY, '2028-02-29', '2026-12-31', '2027-01-31', '2026-03-01'])(
  'the story told on %s',
  (today) => {
    const tell = (group: (story: StoryTime) => GroupSpec) => group({ today, poSentinel: 'PO' });
    const sectionOf = (group: GroupSpec) =>
      groupPlace({ ...group, pendingOwner: null }, 'x@y.z', today).section;

    it('has its groups in the states that it is to show', () => {
      expect(sectionOf(tell(diana.studioGroup))).toBe('ACTIVE');
      expect(sectionOf(tell(diana.purchaseOrderGroup))).toBe('ACTIVE');
      expect(sectionOf(tell(diana.pastDueGroup))).toBe('ACTIVE');
      expect(sectionOf(tell(diana.monthlyGroup))).toBe('ACTIVE');
      expect(sectionOf(tell(diana.upcomingGroup))).toBe('UPCOMING');
      expect(sectionOf(tell(diana.endedGroup))).toBe('EXPIRED');
    });

    it('buys nothing in the future', () => {
      const groups = [diana.studioGroup, diana.monthlyGroup, diana.upcomingGroup].map((group) => tell(group));
      for (const group of groups) {
        const dates = group.seats.map(
          ({ purchaseDate }) => purchaseDate ?? group.purchaseDate ?? group.startDate,
        );
        expect(dates.every((date) => date <= today)).toBe(true);
      }
    });

    it('lets additional seats join after the group began', () => {
      const group = tell(diana.studioGroup);
      for (const { purchaseDate } of group.seats)
        expect((purchaseDate ?? group.startDate) >= group.startDate).toBe(true);
    });
  },
);
