import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MIGRATIONS_FOLDER } from '../../vendor-api/db/migrations';

/** Names what the migrations make, run by `engine`: changes when any of them changes. */
export function migrationsDigest(engine: string): string {
  const hash = createHash('sha256').update(engine);
  for (const name of readdirSync(MIGRATIONS_FOLDER).toSorted()) {
    if (name.endsWith('.sql')) hash.update(name).update(readFileSync(join(MIGRATIONS_FOLDER, name)));
  }
  return hash.digest('hex').slice(0, 24);
}
