import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { times } from '#tests/testkit/order-attempt';
import { databaseUrl } from '#tests/testkit/postgres';
import { chargesOf, groupRow, renewalsOf, renewingCustomer } from '#tests/testkit/renewals';
import { type Shop, startShop } from '#tests/testkit/start-shop';
import { TEST_TODAY } from '#tests/testkit/start-vendor';
import { bothDatabases } from '#tests/testkit/test-databases';
import { openDatabase } from '../db/client';
import type { OpenDatabase } from '../db/database';
import { runRenewals } from './run-renewals';

describe.runIf(bothDatabases.includes('PostgreSQL'))('two copies over one PostgreSQL', () => {
  let shop: Shop;
  let copies: OpenDatabase[] = [];

  beforeAll(async () => {
    shop = await startShop('PostgreSQL');
    const { rows } = await shop.vendor.deps.db.execute<{ name: string }>(
      sql`select current_database() as name`,
    );
    const location = { DATABASE_URL: databaseUrl(rows[0]?.name ?? ''), DATA_DIR: '' };
    copies = await times(2, () => openDatabase(location));
  });
  afterAll(async () => {
    await Promise.all(copies.map((copy) => copy.close()));
    await shop?.stop();
  });

  it('share twenty due groups: each is charged and extended once, and both do some', async () => {
    const customers = await times(20, () => renewingCustomer(shop));
    // Slow enough that one copy cannot finish before the other starts.
    shop.sandbox.payments.faults.set({ operation: 'sale', kind: 'latency', ms: 100, count: 20 });
    const runs = await Promise.all(
      copies.map(({ db }) =>
        runRenewals({ ...shop.vendor.deps, db }, { asOf: TEST_TODAY }, new AbortController().signal),
      ),
    );
    expect(runs.reduce((sum, { renewed }) => sum + renewed, 0)).toBe(20);
    for (const { renewed } of runs) expect(renewed).toBeGreaterThan(0);
    expect(shop.charges()).toHaveLength(20);
    for (const { user, groupId } of customers) {
      expect(chargesOf(shop, groupId)).toEqual(['300.00']);
      expect(await groupRow(shop, groupId)).toMatchObject({ expireDate: '2027-04-10' });
      expect(await renewalsOf(shop, user.id)).toHaveLength(1);
    }
  });
});
