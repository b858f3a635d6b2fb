import { openDatabase } from '../../vendor-api/db/client';
import { leases } from './leases';
import { migrationsDigest } from './migrations-digest';
import { createDatabase, ensureDatabase } from './postgres';
import type { LeasedDatabase } from './test-databases';

/** On a busy machine fifty concurrent orders may wait for a connection longer than a customer would. */
const PATIENCE_MS = 300_000;

let template: Promise<string> | undefined;

/** Leases a new database of the test server, copied from one with all tables; dropped by `close`. */
export async function leaseOnServer(): Promise<LeasedDatabase> {
  template ??= ensureDatabase(`portal_template_${migrationsDigest('PostgreSQL')}`, migrateAt);
  const { url, drop } = await createDatabase(await template);
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
