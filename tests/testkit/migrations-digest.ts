import { createHash } from 'node:crypto';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { MIGRATIONS_FOLDER } from '../../vendor-api/db/migrations';

/** Identifies the schema of the migrations, run by `engine`; changes with any of them. */
export function migrationsDigest(engine: string): string {
  const hash = createHash('sha256').update(engine);
  for (const file of readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER }))
    hash.update(`${file.hash} ${file.folderMillis} `);
  return hash.digest('hex').slice(0, 24);
}
