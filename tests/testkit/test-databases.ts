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

/** Engines for most suites: the embedded one, or both if TEST_ENGINES is `all`. */
export const testDatabases: TestDatabase[] = isAll ? ['PGlite', 'PostgreSQL'] : ['PGlite'];

/**
 * For suites of races, claims and crashes: a PostgreSQL server if available. It runs statements in parallel,
 * while the embedded database runs them in sequence and would hide a race.
 */
export const racedDatabases: TestDatabase[] = hasServer && !isAll ? ['PostgreSQL'] : testDatabases;

/** For the few suites about the engine itself: both, if a server is available. */
export const bothDatabases: TestDatabase[] = hasServer ? ['PGlite', 'PostgreSQL'] : ['PGlite'];

/** Opens a database with all tables and no rows, until `close`. */
export function openTestDatabase(kind: TestDatabase): Promise<LeasedDatabase> {
  return kind === 'PGlite' ? leaseEmbedded() : leaseOnServer();
}
