import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../db/client';

/**
 * Inserts thousands of rows by one parameter, a JSON document; with one parameter per value the statement costs more
 * than the rows. Every row has the same fields as the first.
 */
export async function insertMany<Table extends PgTable>(
  db: Database,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const columns = Object.entries(getTableColumns(table)).filter(([field]) => field in first);
  const named = rows.map((row) =>
    Object.fromEntries(columns.map(([field, column]) => [column.name, Reflect.get(row, field) ?? null])),
  );
  const names = sql.join(
    columns.map(([, column]) => sql.identifier(column.name)),
    sql`, `,
  );
  const rowType = sql.identifier(getTableName(table));
  await db.execute(
    sql`insert into ${table} (${names}) select ${names} from json_populate_recordset(null::${rowType}, ${JSON.stringify(named)}::json)`,
  );
}
