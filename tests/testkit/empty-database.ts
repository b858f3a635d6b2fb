import type { PGlite } from '@electric-sql/pglite';

export async function removeRows(client: PGlite): Promise<void> {
  const tables = await tableNames(client);
  const { rows } = await client.query<{ names: string[] }>(
    `select array_remove(array[${tables.map((name) => `case when exists (select from ${name}) then '${name}' end`).join()}], null) as names`,
  );
  const filled = rows[0]?.names ?? [];
  if (filled.length === 0) return;
  // Replicas check no foreign keys, so any order works.
  await client.exec(`begin; set local session_replication_role = replica;
    ${filled.map((name) => `delete from ${name};`).join('\n')} commit;`);
}

async function tableNames(client: PGlite): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    "select quote_ident(relname) as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace",
  );
  return rows.map(({ name }) => name);
}

const SHAPE = `select md5(
  (select string_agg(concat_ws(' ', c.relname, a.attname, a.atttypid, a.attnotnull, a.attisdropped), ',' order by c.relname, a.attnum)
    from pg_class c join pg_attribute a on a.attrelid = c.oid where c.relnamespace = 'public'::regnamespace)
  || (select string_agg(conname, ',' order by conrelid, conname) from pg_constraint)
  || (select count(*) from pg_trigger) || (select count(*) from pg_proc)
) as shape`;

/** Lists the tables, columns, constraints, triggers and functions of a database. */
export async function shapeOf(client: PGlite): Promise<string> {
  const { rows } = await client.query<{ shape: string }>(SHAPE);
  return rows[0]?.shape ?? '';
}
