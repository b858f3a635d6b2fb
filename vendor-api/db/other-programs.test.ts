import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { duringTests } from '#tests/testkit/during-tests';
import { fillFolder } from '#tests/testkit/migrated-folder';
import { openDatabase } from './client';

const FROM_BEFORE = /made by an older version.*Start that version to use it/;

/** A statement that makes the newest migration look like that of another program. */
const OTHER_PROGRAMS: [string, string, RegExp][] = [
  ['is older than it', 'created_at = created_at + 1', /used by a newer version.*restore a backup/],
  ['cannot go on from it', 'created_at = created_at - 1', FROM_BEFORE],
  ['has other first tables', "hash = 'another'", FROM_BEFORE],
];

describe('the embedded database is not touched by a program that', () => {
  const opened = duringTests(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'vendor-db-'));
    await fillFolder(folder);
    const { close, ...others } = await openDatabase({ DATA_DIR: folder });
    const stop = async () => {
      await close();
      await rm(folder, { recursive: true });
    };
    return { ...others, stop };
  });

  beforeEach(async () => {
    await opened.db.execute(sql`create temp table as_made as table drizzle.__drizzle_migrations`);
  });
  afterEach(async () => {
    await opened.db.execute(sql`delete from drizzle.__drizzle_migrations`);
    await opened.db.execute(sql`insert into drizzle.__drizzle_migrations table as_made`);
    await opened.db.execute(sql`drop table as_made`);
  });

  it.each(OTHER_PROGRAMS)('%s', async (_program, made, refusal) => {
    await opened.db.execute(
      sql`update drizzle.__drizzle_migrations set ${sql.raw(made)}
          where id = (select max(id) from drizzle.__drizzle_migrations)`,
    );
    await expect(opened.migrate()).rejects.toThrow(refusal);
  });
});
