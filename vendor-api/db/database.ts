import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

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
