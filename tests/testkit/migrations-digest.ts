import { createHash } from 'node:crypto';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { MIGRATIONS_FOLDER } from '../../vendor-api/db/migrations';

/** Names what the migrations make, run by `engine`: changes when any of them changes, or is made anew. */
export function migrationsDigest(engine: string): string {
  const hash = createHash('sha256').update(engine);
  for (const file of readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER }))
    hash.update(`${file.hash} ${file.folderMillis} `);
  return hash.digest('hex').slice(0, 24);
}
