import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Database } from './database';
import { DatabaseError } from './errors';

const NEWER =
  'The database was used by a newer version of this program, and nothing of it was changed. Start that version, or restore a backup from before the upgrade.';
const FROM_BEFORE =
  'The database was made by an older version of this program that this one cannot go on from, and nothing of it was changed. Start that version to use it, or this one with another database.';

/** Refuses a database with migrations that this program does not know. */
export async function refuseForeign(db: Database): Promise<void> {
  if (!(await hasTables(db))) return;
  const { rows } = await db.execute<{ made: string; hash: string }>(
    sql`select created_at::text as made, hash from drizzle.__drizzle_migrations`,
  );
  const known = new Map(
    readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER }).map((file) => [file.folderMillis, file.hash]),
  );
  const strange = rows.flatMap(({ made, hash }) => (known.get(Number(made)) === hash ? [] : Number(made)));
  if (strange.length === 0) return;
  const isNewer = Math.max(...strange) > Math.max(...known.keys());
  throw new DatabaseError(isNewer ? NEWER : FROM_BEFORE);
}

/** Checks if the database was migrated, for programs that only read. */
export async function hasTables(db: Database): Promise<boolean> {
  const { rows } = await db.execute<{ name: string | null }>(
    sql`select to_regclass('drizzle.__drizzle_migrations')::text as name`,
  );
  return typeof rows[0]?.name === 'string';
}

/** The build copies the folder beside the bundle. */
export const MIGRATIONS_FOLDER = fileURLToPath(new URL('./migrations', import.meta.url));
