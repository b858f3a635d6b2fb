import { mkdir } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzleNodePg } from 'drizzle-orm/node-postgres';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { Pool } from 'pg';

interface Rows<Row> {
  readonly rows: Row[];
}

interface RowsResultHKT extends PgQueryResultHKT {
  readonly type: Rows<this['row']>;
}

/**
 * The database, whichever of the two engines serves it. A transaction is one too, so a function that takes a
 * `Database` can be called with `tx`. Inside a transaction use `tx` alone: PGlite has one connection, and a query
 * on the outer database would wait for the transaction for ever.
 */
export type Database = PgDatabase<RowsResultHKT, Record<string, never>>;

export interface OpenDatabase {
  readonly db: Database;
  readonly kind: 'pglite' | 'postgres';
  close(): Promise<void>;
}

/** Where the data lives: a PostgreSQL server when an address is given, else a folder of this machine. */
export interface DatabaseLocation {
  readonly databaseUrl: string | undefined;
  /** Folder of the embedded database; `memory://` keeps it in memory, for tests. */
  readonly dataDir: string;
}

/** Opens the database. The caller closes it. */
export async function openDatabase({ databaseUrl, dataDir }: DatabaseLocation): Promise<OpenDatabase> {
  return databaseUrl === undefined ? openEmbedded(dataDir) : openServer(databaseUrl);
}

async function openServer(connectionString: string): Promise<OpenDatabase> {
  const pool = new Pool({
    connectionString,
    max: 20,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
  });
  // A dropped idle connection is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined);
  await pool.query('select 1');
  return { db: drizzleNodePg(pool), kind: 'postgres', close: () => pool.end() };
}

async function openEmbedded(dataDir: string): Promise<OpenDatabase> {
  if (!dataDir.includes('://')) await mkdir(dataDir, { recursive: true });
  const client = await PGlite.create({ dataDir });
  return { db: drizzlePglite(client), kind: 'pglite', close: () => client.close() };
}
