import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Passes any number of texts as one parameter. */
export function textArray(values: readonly (string | null)[]): SQL {
  return sql`${sql.param([...values])}::text[]`;
}

export function anyOf(column: PgColumn, values: readonly string[]): SQL {
  return sql`${column} = any(${textArray(values)})`;
}

export function noneOf(column: PgColumn, values: readonly string[]): SQL {
  return sql`${column} <> all(${textArray(values)})`;
}
