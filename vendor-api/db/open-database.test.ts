import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fillFolder } from '../../tests/testkit/migrated-folder';
import { createDatabase } from '../../tests/testkit/postgres';
import { bothDatabases, openTestDatabase } from '../../tests/testkit/test-databases';
import { openDatabase } from './client';
import type { OpenDatabase } from './database';
import { DatabaseError } from './errors';
import { MIGRATIONS_FOLDER } from './migrations';
import { users } from './schema/account';
import { seats, subscriptions } from './schema/licenses';

const TABLES = sql`select table_name as name from information_schema.tables where table_schema = 'public' order by 1`;

const FROM_BEFORE = /made by an older version.*Start that version to use it/;

describe('the embedded database', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vendor-db-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  const failure = (dataDir: string) =>
    openDatabase({ DATA_DIR: dataDir }).then(
      () => null,
      (error: unknown) => error,
    );
  async function expectOneLine(dataDir: string, words: RegExp): Promise<void> {
    const error = await failure(dataDir);
    expect(error).toBeInstanceOf(DatabaseError);
    expect(String(error)).toMatch(words);
    expect(String(error)).toContain(dataDir);
    expect(String(error)).not.toContain('\n');
  }

  it('keeps what it holds from one start to the next, and its tables are made once', async () => {
    const dataDir = join(folder, 'new', 'vendor');
    const first = await openDatabase({ DATA_DIR: dataDir });
    await first.migrate();
    await first.db.insert(users).values({ id: 'u1', email: 'a@test.example', passwordHash: 'x' });
    await first.close();
    const second = await openDatabase({ DATA_DIR: dataDir });
    await second.migrate();
    expect(await second.db.select({ id: users.id }).from(users)).toEqual([{ id: 'u1' }]);
    await second.close();
  });

  it.each([
    [
      'a program that is older than it',
      'created_at = created_at + 1',
      /used by a newer version.*restore a backup/,
    ],
    ['a program that cannot go on from it', 'created_at = created_at - 1', FROM_BEFORE],
    ['a program whose first tables are others', "hash = 'another'", FROM_BEFORE],
  ])('is not touched by %s', async (_program, made, refusal) => {
    await fillFolder(folder);
    const maker = await openDatabase({ DATA_DIR: folder });
    await maker.db.execute(
      sql`update drizzle.__drizzle_migrations set ${sql.raw(made)}
          where id = (select max(id) from drizzle.__drizzle_migrations)`,
    );
    await maker.close();
    const other = await openDatabase({ DATA_DIR: folder });
    await expect(other.migrate()).rejects.toThrow(refusal);
    await other.close();
  });

  it('with a table that cannot be read says so, and not that it should be deleted', async () => {
    await fillFolder(folder);
    const first = await openDatabase({ DATA_DIR: folder });
    const { rows } = await first.db.execute<{ path: string }>(
      sql`select pg_relation_filepath('drizzle.__drizzle_migrations') as path`,
    );
    await first.close();
    await writeFile(join(folder, rows[0]?.path ?? ''), Buffer.alloc(8_192, 'x'));
    const again = await openDatabase({ DATA_DIR: folder });
    const error = await again.migrate().catch((cause: unknown) => cause);
    expect(String(error)).toMatch(/table of the database is damaged.*restore a backup/);
    expect(String(error)).not.toContain('reset');
    await again.close();
  });

  it('is opened by one process at a time, and is free again afterwards', async () => {
    await fillFolder(folder);
    const first = await openDatabase({ DATA_DIR: folder });
    await expectOneLine(folder, /in use by another process. Stop that one first/);
    await first.close();
    const next = await openDatabase({ DATA_DIR: folder });
    await next.close();
  });

  it('says what to do about a folder that holds something else', async () => {
    await writeFile(join(folder, 'letter.txt'), 'Dear Ines');
    await expectOneLine(folder, /holds something other than a database.*DATA_DIR/);
  });

  it('says what to do about a file in the place of the folder', async () => {
    const file = join(folder, 'vendor');
    await writeFile(file, '');
    await expectOneLine(file, /cannot be read and written.*DATA_DIR/);
  });

  it('is not given up when another version of the engine made it', async () => {
    await fillFolder(folder);
    await writeFile(join(folder, 'PG_VERSION'), '17\n');
    const error = await failure(folder);
    expect(String(error)).toMatch(/made by PostgreSQL 17.*nothing of it was changed.*Start the version/);
    expect(String(error)).not.toContain('reset');
  });

  it('says what to do about a broken database, and lets go of it', async () => {
    await writeFile(join(folder, 'PG_VERSION'), 'rubbish');
    await expectOneLine(folder, /could not be opened. Restore a backup.*npm run reset/);
    await expectOneLine(folder, /could not be opened/);
  });
});

describe('a database server', () => {
  it('that does not answer is named without its password', async () => {
    const address = 'postgres://someone:canary-password@127.0.0.1:1/vendor';
    const error = await openDatabase({ DATABASE_URL: address, DATA_DIR: '' }).catch(
      (cause: unknown) => cause,
    );
    expect(error).toBeInstanceOf(DatabaseError);
    expect(String(error)).toContain('127.0.0.1:1/vendor');
    expect(String(error)).toContain('ECONNREFUSED');
    expect(String(error)).not.toContain('canary');
  });

  it.runIf(bothDatabases.includes('PostgreSQL'))(
    'is brought up to date once by copies that start together',
    async () => {
      const server = await createDatabase();
      const copies = await Promise.all(
        Array.from({ length: 4 }, () => openDatabase({ DATABASE_URL: server.url, DATA_DIR: '' })),
      );
      await Promise.all(copies.map((copy) => copy.migrate()));
      const { rows } = (await copies[0]?.db.execute(
        sql`select count(*)::int as count from drizzle.__drizzle_migrations`,
      )) ?? { rows: [] };
      const files = await readdir(MIGRATIONS_FOLDER);
      expect(rows).toEqual([{ count: files.filter((name) => name.endsWith('.sql')).length }]);
      await Promise.all(copies.map((copy) => copy.close()));
      await server.drop();
    },
  );
});

describe.each(bothDatabases)('the tables on %s', (database) => {
  let opened: Pick<OpenDatabase, 'db' | 'close'>;
  beforeAll(async () => {
    opened = await openTestDatabase(database);
  });
  afterAll(() => opened.close());

  const newUser = async () => {
    const id = randomUUID();
    await opened.db.insert(users).values({ id, email: `${id}@test.example`, passwordHash: 'x' });
    return id;
  };
  const newSubscription = async (ownerId: string) => {
    const id = randomUUID();
    const period = { startDate: '2026-01-01', expireDate: '2026-12-31', purchaseDate: '2026-01-01' };
    await opened.db.insert(subscriptions).values({ id, ownerId, kind: 'rp', term: 2, ...period });
    return id;
  };
  const newSeat = (values: Partial<typeof seats.$inferInsert> & { ownerId: string }) =>
    opened.db.insert(seats).values({
      id: randomUUID(),
      kind: 'subscription',
      licenseType: 0,
      product: 'Axure RP Pro',
      purchaseDate: '2026-01-01',
      ...values,
    });

  it('are the same on every engine', async () => {
    const { rows } = await opened.db.execute(TABLES);
    expect(rows.map((row) => row['name'])).toEqual([
      'account_links',
      'activities',
      'activity_seats',
      'cloud_instances',
      'coupon_products',
      'coupon_uses',
      'coupons',
      'group_claims',
      'group_numbers',
      'instance_admins',
      'license_changes',
      'one_time_codes',
      'order_attempts',
      'outbox_mails',
      'payment_cards',
      'price_list',
      'profile_images',
      'purchase_seats',
      'purchases',
      'retired_cards',
      'sale_lines',
      'seat_managers',
      'seats',
      'service_settings',
      'sessions',
      'sign_in_tries',
      'subscriptions',
      'upgrade_claims',
      'users',
    ]);
  });

  it('give a calendar date back as it was written', async () => {
    const ownerId = await newUser();
    await newSubscription(ownerId);
    const [found] = await opened.db.select().from(subscriptions);
    expect(found?.expireDate).toBe('2026-12-31');
  });

  it('refuse e-mails in capitals, which comparisons would miss', async () => {
    await expect(
      opened.db.insert(users).values({ id: randomUUID(), email: 'A@test.example', passwordHash: 'x' }),
    ).rejects.toThrow();
  });

  it('let a seat have no other owner than its subscription, and take it along in a transfer', async () => {
    const [ownerId, heir] = [await newUser(), await newUser()];
    const subscriptionId = await newSubscription(ownerId);
    await expect(newSeat({ ownerId: heir, subscriptionId })).rejects.toThrow();
    await newSeat({ ownerId, subscriptionId });
    await opened.db.update(subscriptions).set({ ownerId: heir }).where(sql`id = ${subscriptionId}`);
    const [seat] = await opened.db.select().from(seats).where(sql`subscription_id = ${subscriptionId}`);
    expect(seat?.ownerId).toBe(heir);
  });

  it('know no subscription seat without a subscription', async () => {
    await expect(newSeat({ ownerId: await newUser() })).rejects.toThrow();
  });
});
