import type { Database } from '../../vendor-api/db/database';
import { leaseEmbedded } from './embedded-databases';
import { hasPostgres } from './postgres';
import { leaseOnServer } from './server-databases';

export type TestDatabase = 'PGlite' | 'PostgreSQL';

export interface LeasedDatabase {
  readonly db: Database;
  close(): Promise<void>;
}

const hasServer = await hasPostgres();
const isAll = process.env['TEST_ENGINES'] === 'all' && hasServer;

/** The engines for most suites: the embedded one; every suite runs on both where TEST_ENGINES is `all`. */
export const testDatabases: TestDatabase[] = isAll ? ['PGlite', 'PostgreSQL'] : ['PGlite'];

/**
 * For suites of races, claims and crashes: a PostgreSQL server where one answers. It does things side by side, while the
 * embedded database does one after the other and would hide a race.
 */
export const racedDatabases: TestDatabase[] = hasServer && !isAll ? ['PostgreSQL'] : testDatabases;

/** For the few suites whose subject is the engine itself: both of them where a server answers. */
export const bothDatabases: TestDatabase[] = hasServer ? ['PGlite', 'PostgreSQL'] : ['PGlite'];

/** A database of the test's own with all tables and no rows, until `close`. */
export function openTestDatabase(kind: TestDatabase): Promise<LeasedDatabase> {
  return kind === 'PGlite' ? leaseEmbedded() : leaseOnServer();
}
