import { Pool } from 'pg';
import { expect, test } from 'vitest';
import { databaseUrl, hasPostgres } from '#tests/testkit/postgres';
import { nameStatements } from './named-statements';

const isThere = await hasPostgres();

async function preparedAfter(
  work: (ask: (text: string, values?: unknown[]) => Promise<unknown>) => Promise<void>,
) {
  const pool = new Pool({ connectionString: databaseUrl('postgres'), max: 1 });
  nameStatements(pool);
  try {
    await work((text, values) => pool.query({ text }, values));
    const { rows } = await pool.query('select statement from pg_prepared_statements order by statement');
    return rows.map(({ statement }) => statement);
  } finally {
    await pool.end();
  }
}

test.skipIf(!isThere)(
  'a statement that comes again is kept by the server, one that came once is not',
  async () => {
    const prepared = await preparedAfter(async (ask) => {
      for (const value of [1, 2, 3]) await ask('select $1::int + 1', [value]);
      await ask('select $1::int + 2', [1]);
      await ask('select 3');
      await ask('select 3');
    });
    expect(prepared).toEqual(['select $1::int + 1']);
  },
);

test.skipIf(!isThere)('a connection keeps no more than some hundreds, and none of long lists', async () => {
  const long = `select ${'1 + '.repeat(2_000)}$1::int`;
  const prepared = await preparedAfter(async (ask) => {
    for (const _time of [1, 2]) await ask(long, [1]);
    for (let n = 0; n < 400; n += 1) for (const _time of [1, 2]) await ask(`select $1::int + ${n}`, [1]);
  });
  expect(prepared).toHaveLength(300);
});
