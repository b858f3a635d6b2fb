import { readFile } from 'node:fs/promises';
import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { openEmbedded } from '../../vendor-api/db/embedded';
import { removeRows, shapeOf } from './empty-database';
import { leases } from './leases';
import { templateFile } from './migrated-folder';
import type { LeasedDatabase } from './test-databases';

/** Unused databases of this worker; each takes some hundred megabytes. */
const idle: PGlite[] = [];
const KEPT = 2;
/** Shape of every new database. */
let migrated: string | undefined;

/**
 * Leases an empty database. Making one takes a second of CPU time, emptying one almost none, so databases are
 * emptied and reused.
 */
export async function leaseEmbedded(): Promise<LeasedDatabase> {
  const client = idle.pop() ?? (await openMigrated());
  const lease = { what: 'a PGlite database' };
  leases.add(lease);
  let isOver = false;
  const own = new Proxy(client, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      return (...args: unknown[]) => {
        // Work that outlives its test must not touch the next one's rows.
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

async function openMigrated(): Promise<PGlite> {
  const tar = await readFile(await templateFile());
  const client = await openEmbedded({ loadDataDir: new Blob([new Uint8Array(tar)]) });
  migrated ??= await shapeOf(client);
  return client;
}
