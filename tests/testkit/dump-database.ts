import { sql } from 'drizzle-orm';
import type { Database } from '../../vendor-api/db/database';

export async function dumpDatabase(db: Database): Promise<string> {
  const tables = await db.execute<{ name: string }>(
    sql`select quote_ident(table_name) as name from information_schema.tables where table_schema = 'public'`,
  );
  const texts: string[] = [];
  for (const { name } of tables.rows) {
    const found = await db.execute<{ row: string }>(sql.raw(`select t::text as row from ${name} t`));
    texts.push(name, ...found.rows.map(({ row }) => row));
  }
  return texts.join('\n');
}
