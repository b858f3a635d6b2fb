import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { MIGRATIONS_FOLDER } from '../../vendor-api/db/migrations';
import { migrationsDigest } from './migrations-digest';

const runFile = promisify(execFile);

/** Fills a folder with an embedded database that has all tables and no rows. */
export async function fillFolder(folder: string): Promise<void> {
  await runFile('tar', ['-xf', await templateFile(), '-C', folder]);
}

/** Returns an archive of such a database: creating one takes PGlite seconds, loading it a fraction. */
export async function templateFile(): Promise<string> {
  const folder = fileURLToPath(new URL('../../node_modules/.cache/vendor-tests', import.meta.url));
  const file = join(folder, `${migrationsDigest(pgliteVersion())}.tar`);
  if (existsSync(file)) return file;
  const client = await PGlite.create();
  await migrate(drizzle(client), { migrationsFolder: MIGRATIONS_FOLDER });
  const tar = Buffer.from(await (await client.dumpDataDir('none')).arrayBuffer());
  await client.close();
  await mkdir(folder, { recursive: true });
  // Written elsewhere and renamed, so that a concurrent test file never reads an incomplete one.
  const unfinished = join(folder, `${randomUUID()}.tmp`);
  await writeFile(unfinished, tar);
  await rename(unfinished, file);
  return file;
}

function pgliteVersion(): string {
  const manifest = new URL('../../node_modules/@electric-sql/pglite/package.json', import.meta.url);
  return readFileSync(manifest, 'utf8').match(/"version":\s*"([^"]+)"/)?.[1] ?? '';
}
