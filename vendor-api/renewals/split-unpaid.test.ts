import { and, eq, ne } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { LicenseType } from '#domain/licenses/license-type';
import { duringTests } from '#tests/testkit/during-tests';
import { startVendor, TEST_TODAY } from '#tests/testkit/start-vendor';
import { seats, subscriptions } from '../db/schema/licenses';
import { type GroupSpec, insertGroup } from '../demo/builders';
import { splitUnpaid } from './split-unpaid';

const YESTERDAY = '2026-04-10';
const COUNTED = { kind: 'cfb', licenseType: 14, domain: 'lee', seats: [] } as const;
const { Pro } = LicenseType;

describe('what was not paid for', () => {
  const vendor = duringTests(() => startVendor());

  /** Pays for the first seat only, or leaves these counted seats unpaid. @returns the new groups */
  async function payForFirst(
    spec: Partial<GroupSpec>,
    counts: { authors: number; publishers: number } | null = null,
  ) {
    const owner = await vendor.user();
    const { db } = vendor.deps;
    const whole = {
      kind: 'rp',
      startDate: '2025-04-12',
      expireDate: TEST_TODAY,
      seats: [],
      ...spec,
    } as const;
    const id = await insertGroup(db, owner, whole);
    const [group] = await db.select().from(subscriptions).where(eq(subscriptions.id, id));
    if (!group) throw new Error('no group');
    const [first] = await db.select().from(seats).where(eq(seats.subscriptionId, id)).orderBy(seats.ordinal);
    const paidIds = first ? [first.id] : [];
    await db.transaction((tx) => splitUnpaid(tx, group, { paidIds, counts, today: TEST_TODAY }));
    const others = and(eq(subscriptions.ownerId, owner.id), ne(subscriptions.id, id));
    return db.select().from(subscriptions).where(others);
  }

  it.each([
    ['seats', { seats: [{ licenseType: Pro }, { licenseType: Pro }] }, null],
    ['as many authors as publishers', COUNTED, { authors: 1, publishers: 1 }],
    ['publishers alone', COUNTED, { authors: 0, publishers: 2 }],
  ])('keeps its last day in a canceled group of its own: %s', async (_what, spec, counts) => {
    const groups = await payForFirst(spec, counts);
    expect(groups).toMatchObject([
      {
        canceled: true,
        expireDate: TEST_TODAY,
        cloudAuthorCount: counts?.authors ?? 0,
        rpPublisherCount: counts?.publishers ?? 0,
      },
    ]);
  });

  it.each([
    ['nothing is left', { seats: [{ licenseType: Pro }] }, null],
    ['nothing counted is left', COUNTED, { authors: 0, publishers: 0 }],
    ['the period is over', { ...COUNTED, expireDate: YESTERDAY }, { authors: 1, publishers: 0 }],
    [
      'its own last day is over',
      { seats: [{ licenseType: Pro }, { licenseType: Pro, expireDate: YESTERDAY }] },
      null,
    ],
  ])('gets no group where %s', async (_what, spec, counts) => {
    expect(await payForFirst(spec, counts)).toEqual([]);
  });
});
