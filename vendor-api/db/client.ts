import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { openFolder } from './open-folder';
import { openServer } from './open-server';

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
  /** Brings the tables up to date; several processes may ask at once. @throws DatabaseError for a newer database */
  migrate(): Promise<void>;
  close(): Promise<void>;
}

/** Where the data lives: on a PostgreSQL server when an address is given, else in a folder of this machine. */
export interface DatabaseLocation {
  readonly DATABASE_URL?: string | undefined;
  /** After so long a silence a connection to the server is given up; absent, none is. */
  readonly DATABASE_TIMEOUT_MS?: number;
  /** Folder of the embedded database; `memory://` keeps it in memory, for tests. */
  readonly DATA_DIR: string;
}

/**
 * Opens the database. The caller closes it.
 * @throws DatabaseError when it cannot be used
 */
export function openDatabase(location: DatabaseLocation): Promise<OpenDatabase> {
  const { DATABASE_URL, DATABASE_TIMEOUT_MS, DATA_DIR } = location;
  return DATABASE_URL === undefined ? openFolder(DATA_DIR) : openServer(DATABASE_URL, DATABASE_TIMEOUT_MS);
}
