import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

interface Rows<Row> {
  readonly rows: Row[];
}

interface RowsResultHKT extends PgQueryResultHKT {
  readonly type: Rows<this['row']>;
}

/**
 * Either engine, or a transaction of it. Inside a transaction use `tx` alone: PGlite has one connection, and a query
 * on the outer database would wait for ever.
 */
export type Database = PgDatabase<RowsResultHKT, Record<string, never>>;

export interface OpenDatabase {
  readonly db: Database;
  /** Safe to call from several processes. @throws DatabaseError for a newer database */
  migrate(): Promise<void>;
  close(): Promise<void>;
}
