import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Pool } from 'pg';
import type { OpenDatabase } from './client';
import { DatabaseError } from './database-error';
import { MIGRATIONS_FOLDER } from './migrations-folder';

/** Any number will do; every copy of the service has to take the same one. */
const MIGRATION_LOCK = 7_140_001;

/** @throws DatabaseError when no server answers at the address, without repeating the password in it */
export async function openServer(connectionString: string): Promise<OpenDatabase> {
  const pool = new Pool({
    connectionString,
    max: 20,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
  });
  // A dropped idle connection is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined);
  await pool.query('select 1').catch((cause: unknown) => refuse(connectionString, cause));
  return { db: drizzle(pool), migrate: () => migrateOnce(pool), close: () => pool.end() };
}

function refuse(connectionString: string, cause: unknown): never {
  const { host, pathname } = new URL(connectionString);
  const reason = cause instanceof Error && 'code' in cause ? String(cause.code) : 'no answer';
  throw new DatabaseError(
    `The PostgreSQL server of DATABASE_URL (${host}${pathname}) cannot be used: ${reason}. Check the address, or unset DATABASE_URL to use the embedded database.`,
    { cause },
  );
}

async function migrateOnce(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(drizzle(client), { migrationsFolder: MIGRATIONS_FOLDER });
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    client.release();
  } catch (cause) {
    client.release(true);
    throw new DatabaseError(`The tables could not be brought up to date: ${reasonOf(cause)}`, { cause });
  }
}

function reasonOf(cause: unknown): string {
  const root = cause instanceof Error && cause.cause instanceof Error ? cause.cause : cause;
  return root instanceof Error ? (root.message.split('\n')[0] ?? '') : 'unknown';
}
