import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type RunningVendor, startVendor, type TestUser } from '#tests/testkit/start-vendor';
import { testDatabases } from '#tests/testkit/test-databases';
import { purchases, saleLines } from '../db/schema/store';
import { saleRecords } from './billing-records';

const PURCHASES = 1_000;
const LINES = 2;

describe.each(testDatabases)('the sale records of a large customer on %s', (database) => {
  let vendor: RunningVendor;
  let ann: TestUser;

  beforeAll(async () => {
    vendor = await startVendor({ database });
    ann = await vendor.user();
    const bob = await vendor.user();
    for (const { id } of [ann, bob]) await insertSales(id);
  }, 60_000);
  afterAll(() => vendor?.stop());

  async function insertSales(userId: string): Promise<void> {
    const { db } = vendor.deps;
    const ids = Array.from({ length: PURCHASES }, (_, index) => `AX-${userId.slice(0, 8)}-${index}`);
    for (let from = 0; from < PURCHASES; from += 500) {
      const part = ids.slice(from, from + 500);
      await db.insert(purchases).values(part.map((id, index) => purchase(id, userId, from + index)));
      await db.insert(saleLines).values(part.flatMap((id) => [line(id, 1), line(id, 2)]));
    }
  }

  it('are all there, newest first, each line of a purchase in its place (REST-15, SALES-07)', async () => {
    const { body } = await vendor.call('/userbilling/GetSaleRecords', { token: ann.token });
    const records = body['records'] as { purchaseId: string; saleId: string; purchasedDate: string }[];
    expect(records).toHaveLength(PURCHASES * LINES);
    expect(records[0]).toEqual({
      saleId: expect.stringMatching(/-1$/),
      purchaseId: expect.stringContaining(ann.id.slice(0, 8)),
      productName: 'Axure RP Pro',
      term: 2,
      purchasedDate: '2026-12-28',
      purchasedDateString: 'Dec 28, 2026',
      amount: '300.00',
      quantity: 1,
    });
    const dates = records.map(({ purchasedDate }) => purchasedDate);
    expect(dates).toEqual(dates.toSorted().reverse());
    for (let index = 0; index < records.length; index += LINES) {
      expect(records[index + 1]?.saleId).toBe(`${records[index]?.purchaseId}-2`);
    }
  });

  it('are one query, and as quick for many as the database is', async () => {
    const { db } = vendor.deps;
    const select = vi.spyOn(db, 'select');
    await saleRecords(db, ann.id);
    expect(select).toHaveBeenCalledTimes(1);
    select.mockRestore();
    const direct = await quickest(() =>
      db
        .select()
        .from(saleLines)
        .innerJoin(purchases, eq(purchases.id, saleLines.purchaseId))
        .where(eq(purchases.userId, ann.id)),
    );
    const asked = await quickest(() => vendor.call('/userbilling/GetSaleRecords', { token: ann.token }));
    expect(asked / direct).toBeLessThan(10);
  });
});

/** Milliseconds of the fastest of five runs, because a busy machine slows the others. */
async function quickest(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < 5; run += 1) {
    const startedAt = performance.now();
    await work();
    times.push(performance.now() - startedAt);
  }
  return Math.min(...times);
}

function purchase(id: string, userId: string, index: number): typeof purchases.$inferInsert {
  const day = (part: number, size: number) => String((part % size) + 1).padStart(2, '0');
  const purchasedOn = `${2020 + (index % 7)}-${day(index, 12)}-${day(index, 28)}`;
  return {
    id,
    userId,
    kind: 'rp',
    totalCents: 60_000,
    termCode: 2,
    licensee: 'Lee Ltd',
    confirmation: {},
    buyer: {},
    purchasedOn,
    purchasedAt: new Date(`${purchasedOn}T12:00:00Z`),
  };
}

function line(purchaseId: string, position: number): typeof saleLines.$inferInsert {
  return {
    id: `${purchaseId}-${position}`,
    purchaseId,
    position,
    productName: 'Axure RP Pro',
    productCode: 802_100,
    licenseType: 0,
    quantity: 1,
    unitCents: 30_000,
    adjustmentCents: 0,
    discountCents: 0,
    amountCents: 30_000,
    derivation: [],
    coupons: [],
  };
}
