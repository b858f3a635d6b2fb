import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { type OpenDatabase, openDatabase } from '../../vendor-api/db/client';
import { MIGRATIONS_FOLDER } from '../../vendor-api/db/migrations-folder';
import { createDatabase, hasPostgres } from './postgres';

export type TestDatabase = 'PGlite' | 'PostgreSQL';

/** The engines to run a suite on: PGlite always, a PostgreSQL server where one answers. */
export const testDatabases: TestDatabase[] = (await hasPostgres()) ? ['PGlite', 'PostgreSQL'] : ['PGlite'];

/** A database of the test's own with all tables and no rows; gone after `close`. */
export function openTestDatabase(kind: TestDatabase): Promise<Omit<OpenDatabase, 'migrate'>> {
  return kind === 'PGlite' ? openInMemory() : openOnServer();
}

async function openOnServer(): Promise<Omit<OpenDatabase, 'migrate'>> {
  const { url, drop } = await createDatabase();
  const opened = await openDatabase({ DATABASE_URL: url, DATA_DIR: '' });
  await opened.migrate();
  const close = async () => {
    await opened.close();
    await drop();
  };
  return { db: opened.db, close };
}

// Making a database from nothing takes PGlite seconds, loading a finished one a fraction of that.
async function openInMemory(): Promise<Omit<OpenDatabase, 'migrate'>> {
  const client = await PGlite.create({ loadDataDir: new Blob([new Uint8Array(await template())]) });
  return { db: drizzle(client), close: () => client.close() };
}

async function template(): Promise<Buffer> {
  const folder = fileURLToPath(new URL('../../node_modules/.cache/vendor-tests', import.meta.url));
  const file = join(folder, `${migrationsDigest()}.tar`);
  if (existsSync(file)) return readFile(file);
  const client = await PGlite.create();
  await migrate(drizzle(client), { migrationsFolder: MIGRATIONS_FOLDER });
  const tar = Buffer.from(await (await client.dumpDataDir('none')).arrayBuffer());
  await client.close();
  await mkdir(folder, { recursive: true });
  // Written beside and renamed, so that a test file running at the same time never reads half of it.
  const unfinished = join(folder, `${randomUUID()}.tmp`);
  await writeFile(unfinished, tar);
  await rename(unfinished, file);
  return tar;
}

function migrationsDigest(): string {
  const hash = createHash('sha256').update(pgliteVersion());
  for (const name of readdirSync(MIGRATIONS_FOLDER).toSorted()) {
    if (name.endsWith('.sql')) hash.update(name).update(readFileSync(join(MIGRATIONS_FOLDER, name)));
  }
  return hash.digest('hex').slice(0, 24);
}

function pgliteVersion(): string {
  const manifest = new URL('../../node_modules/@electric-sql/pglite/package.json', import.meta.url);
  return readFileSync(manifest, 'utf8').match(/"version":\s*"([^"]+)"/)?.[1] ?? '';
}
