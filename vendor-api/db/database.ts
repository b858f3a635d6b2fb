import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

interface Rows<Row> {
  readonly rows: Row[];
}

interface RowsResultHKT extends PgQueryResultHKT {
  readonly type: Rows<this['row']>;
}

/** Inside a transaction use only `tx`: PGlite has one connection, so the outer one would wait forever. */
export type Database = PgDatabase<RowsResultHKT, Record<string, never>>;

export interface OpenDatabase {
  readonly db: Database;
  migrate(): Promise<void>;
  /** @throws DatabaseError when the disk of an embedded database keeps it from growing */
  checkRoom(): Promise<void>;
  close(): Promise<void>;
}
