import { openDatabase } from '../../vendor-api/db/client';
import { leases } from './leases';
import { migrationsDigest } from './migrations-digest';
import { createDatabase, ensureDatabase } from './postgres';
import type { LeasedDatabase } from './test-databases';

/** On a busy machine fifty concurrent orders may wait for a connection longer than a customer would. */
const PATIENCE_MS = 300_000;

let template: Promise<string> | undefined;

/** Creates a database of the test server that has all tables and no rows. */
export async function createMigrated(): ReturnType<typeof createDatabase> {
  template ??= ensureDatabase(`portal_template_${migrationsDigest('PostgreSQL')}`, migrateAt);
  return createDatabase(await template);
}

/** Leases such a database; dropped by `close`. */
export async function leaseOnServer(): Promise<LeasedDatabase> {
  const { url, drop } = await createMigrated();
  const opened = await openDatabase({ DATABASE_URL: url, DATABASE_TIMEOUT_MS: PATIENCE_MS, DATA_DIR: '' });
  const lease = { what: 'a database of the server' };
  leases.add(lease);
  return {
    db: opened.db,
    async close() {
      await opened.close();
      await drop();
      leases.delete(lease);
    },
  };
}

async function migrateAt(url: string): Promise<void> {
  const opened = await openDatabase({ DATABASE_URL: url, DATA_DIR: '' });
  await opened.migrate();
  await opened.close();
}
