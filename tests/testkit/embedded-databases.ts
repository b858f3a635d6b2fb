import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { MIGRATIONS_FOLDER } from '../../vendor-api/db/migrations';
import { removeRows, shapeOf } from './empty-database';
import { leases } from './leases';
import { migrationsDigest } from './migrations-digest';
import type { LeasedDatabase } from './test-databases';

/** Databases of this worker that nobody has; each takes some hundred megabytes. */
const idle: PGlite[] = [];
const KEPT = 2;
/** What every database looks like when it is new. */
let migrated: string | undefined;

/**
 * Lends an empty database. Making one takes a second of processor time, emptying one next to nothing, so what is given
 * back is emptied and lent again.
 */
export async function leaseEmbedded(): Promise<LeasedDatabase> {
  const client = idle.pop() ?? (await openEmbedded());
  const lease = { what: 'a PGlite database' };
  leases.add(lease);
  let isOver = false;
  const own = new Proxy(client, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      return (...args: unknown[]) => {
        // Work that outlives its test must not reach the next one's rows.
        if (isOver) throw new Error('The test gave this database back.');
        return Reflect.apply(value, target, args);
      };
    },
  });
  return {
    db: drizzle(own),
    async close() {
      if (isOver) return;
      isOver = true;
      leases.delete(lease);
      await takeBack(client);
    },
  };
}

async function takeBack(client: PGlite): Promise<void> {
  await removeRows(client);
  if (idle.length < KEPT && (await shapeOf(client)) === migrated) idle.push(client);
  else await client.close();
}

async function openEmbedded(): Promise<PGlite> {
  const client = await PGlite.create({ loadDataDir: new Blob([new Uint8Array(await template())]) });
  migrated ??= await shapeOf(client);
  return client;
}

// Making a database from nothing takes PGlite seconds, loading a finished one a fraction of that.
async function template(): Promise<Buffer> {
  const folder = fileURLToPath(new URL('../../node_modules/.cache/vendor-tests', import.meta.url));
  const file = join(folder, `${migrationsDigest(pgliteVersion())}.tar`);
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

function pgliteVersion(): string {
  const manifest = new URL('../../node_modules/@electric-sql/pglite/package.json', import.meta.url);
  return readFileSync(manifest, 'utf8').match(/"version":\s*"([^"]+)"/)?.[1] ?? '';
}
