import { type SQL, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { duringTests } from '#tests/testkit/during-tests';
import { openTestDatabase } from '#tests/testkit/test-databases';

const opened = duringTests(async () => {
  const { db, close } = await openTestDatabase('PGlite');
  return { db, stop: close };
});

const run = async (statement: SQL) => (await opened.db.execute(statement)).rows;

/** Statements kept by the engine, of those that hold a text. */
async function kept(text: string): Promise<unknown[]> {
  const all = await run(sql`select statement from pg_prepared_statements order by statement`);
  return all.map((row) => row['statement']).filter((statement) => String(statement).includes(text));
}

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: Error) => (error.cause as { code?: string }).code,
  );

it('a statement that comes again is kept by the engine, one that came once is not', async () => {
  for (const value of [1, 2, 3])
    expect(await run(sql`select ${value}::int + 1 as again`)).toEqual([{ again: value + 1 }]);
  await run(sql`select ${1}::int + 1 as once`);
  expect(await kept('as again')).toEqual(['select $1::int + 1 as again']);
  expect(await kept('as once')).toEqual([]);
});

it('the engine keeps no more than some hundreds, and none of long lists', async () => {
  const long = sql.raw(`select ${'1 + '.repeat(2_000)}1 as long`);
  for (const _time of [1, 2, 3]) await run(long);
  for (let n = 0; n < 400; n += 1)
    for (const _time of [1, 2]) await run(sql`select ${1}::int + ${sql.raw(String(n))} as many`);
  // The last one is closed with the next statement.
  expect((await kept('as many')).length).toBeLessThanOrEqual(300);
  expect((await kept('as many')).length).toBeGreaterThan(200);
  expect(await kept('as long')).toEqual([]);
});

it('a statement that fails says why each time, and the next one runs', async () => {
  const dividing = (by: number) => run(sql`select 12 / ${by}::int as divided`);
  for (const _time of [1, 2, 3, 4]) expect(await codeOf(dividing(0))).toBe('22012');
  for (const by of [1, 2, 3, 4]) expect(await dividing(by)).toEqual([{ divided: 12 / by }]);
  for (const _time of [1, 2]) expect(await codeOf(dividing(0))).toBe('22012');
  for (const by of [1, 2, 3, 4]) expect(await dividing(by)).toEqual([{ divided: 12 / by }]);
  for (const _time of [1, 2, 3]) expect(await codeOf(run(sql`selec ${1}`))).toBe('42601');
  expect(await run(sql`select 1 as one`)).toEqual([{ one: 1 }]);
});

it('a failure within a transaction takes all of it back, and its statements run again', async () => {
  await run(sql`create temp table lines (id int primary key, what text)`);
  const add = (id: number) => sql`insert into lines (id, what) values (${id}, ${'line'})`;
  for (const id of [1, 2, 3]) await run(add(id));
  const adding = opened.db.transaction(async (tx) => {
    await tx.execute(add(4));
    await tx.execute(add(1));
  });
  expect(await codeOf(adding)).toBe('23505');
  await opened.db.transaction((tx) => tx.execute(add(5)));
  expect(await run(sql`select id from lines order by id`)).toEqual([1, 2, 3, 5].map((id) => ({ id })));
  await run(sql`drop table lines`);
});

it('a kept statement that no longer fits its table fails once at most', async () => {
  await run(sql`create temp table things (id int, size int)`);
  await run(sql`insert into things values (1, 7)`);
  const read = () => run(sql`select * from things where id = ${1}`);
  for (const _time of [1, 2, 3]) expect(await read()).toEqual([{ id: 1, size: 7 }]);
  await run(sql`alter table things alter size type text`);
  await codeOf(read());
  for (const _time of [1, 2, 3]) expect(await read()).toEqual([{ id: 1, size: '7' }]);
  await run(sql`drop table things`);
});
