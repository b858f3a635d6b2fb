import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Database } from './database';
import { DatabaseError } from './errors';

export async function refuseNewer(db: Database): Promise<void> {
  const { rows: tables } = await db.execute<{ name: string | null }>(
    sql`select to_regclass('drizzle.__drizzle_migrations')::text as name`,
  );
  if (!tables[0]?.name) return;
  const { rows } = await db.execute<{ made: string }>(
    sql`select created_at::text as made from drizzle.__drizzle_migrations`,
  );
  const known = new Set(
    readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER }).map(({ folderMillis }) =>
      String(folderMillis),
    ),
  );
  if (rows.every(({ made }) => known.has(made))) return;
  throw new DatabaseError(
    'The database was used by a newer version of this program, and nothing of it was changed. Start that version, or restore a backup from before the upgrade.',
  );
}

/** The build copies the folder beside the bundle. */
export const MIGRATIONS_FOLDER = fileURLToPath(new URL('./migrations', import.meta.url));
