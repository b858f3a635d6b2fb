import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { sql } from 'drizzle-orm';
import { drizzle, type PgliteDatabase } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { checkDisk, checkFiles, checkRoom, diskError } from './check-disk';
import type { OpenDatabase } from './database';
import { openEmbedded } from './embedded';
import { DatabaseError, damageError } from './errors';
import { type FolderLock, lockFolder } from './folder-lock';
import { MIGRATIONS_FOLDER, refuseForeign } from './migrations';

const ADVICE = 'Start over with "npm run reset", or set DATA_DIR to another folder.';

export async function openFolder(dataDir: string): Promise<OpenDatabase> {
  if (dataDir.startsWith('memory://')) return open(dataDir, null);
  await prepareFolder(dataDir);
  const lock = await lockFolder(dataDir);
  // PGlite fails on a full disk without naming the cause.
  return checkDisk(dataDir)
    .then(() => open(dataDir, lock))
    .catch(async (cause: unknown) => {
      await lock.release();
      throw cause;
    });
}

async function open(dataDir: string, lock: FolderLock | null): Promise<OpenDatabase> {
  const client = await openEmbedded({ dataDir }).catch(async (cause: unknown) => {
    if (lock) {
      await checkRoom(dataDir);
      await checkFiles(dataDir);
      await refuseOtherEngine(dataDir);
    }
    throw new DatabaseError(
      `The database folder ${dataDir} could not be opened. Restore a backup of it. Without one: ${ADVICE}`,
      { cause },
    );
  });
  const db = drizzle(client);
  const close = async () => {
    await client.close();
    await lock?.release();
  };
  const checkOwnRoom = async () => {
    if (lock) await checkRoom(dataDir);
  };
  return { db, close, checkRoom: checkOwnRoom, migrate: () => migrateFolder(db, dataDir, checkOwnRoom) };
}

async function migrateFolder(
  db: PgliteDatabase,
  dataDir: string,
  checkOwnRoom: () => Promise<void>,
): Promise<void> {
  const bringUpToDate = async () => {
    await refuseForeign(db);
    await migrate(db, { migrationsFolder: MIGRATIONS_FOLDER });
  };
  await bringUpToDate().catch(async (cause: unknown) => {
    if (cause instanceof DatabaseError) throw cause;
    const damage = damageError(cause);
    if (damage) throw damage;
    await checkOwnRoom();
    throw new DatabaseError(
      `The tables in the database folder ${dataDir} are not as this program left them, and cannot be brought up to date. Restore a backup, or set DATA_DIR to another folder.`,
      { cause },
    );
  });
}

// PGlite would mix its files with others in the folder.
async function prepareFolder(dataDir: string): Promise<void> {
  const entries = await makeFolder(dataDir)
    .then(() => readdir(dataDir))
    .catch((cause: unknown) => {
      const path = `The database folder ${dataDir} cannot be read and written`;
      throw diskError(dataDir, cause) ?? new DatabaseError(`${path}. Set DATA_DIR to a folder.`, { cause });
    });
  if (entries.length > 0 && !entries.includes('PG_VERSION')) {
    throw new DatabaseError(
      `The folder ${dataDir} holds something other than a database. Set DATA_DIR to another one.`,
    );
  }
}

// With `recursive`, Node reports a refused disk as if the parent folder were missing.
async function makeFolder(folder: string): Promise<void> {
  const above = dirname(folder);
  if (above !== folder && !existsSync(above)) await makeFolder(above);
  await mkdir(folder).catch((cause: unknown) => {
    if (!existsSync(folder)) throw cause;
  });
}

async function refuseOtherEngine(dataDir: string): Promise<void> {
  const maker = (await readFile(join(dataDir, 'PG_VERSION'), 'utf8').catch(() => '')).trim();
  if (!/^\d+$/.test(maker)) return;
  const engine = await openEmbedded({ dataDir: 'memory://' });
  const { rows } = await drizzle(engine)
    .execute<{ version: string }>(
      sql`select split_part(current_setting('server_version'), '.', 1) as version`,
    )
    .finally(() => engine.close());
  const own = rows[0]?.version;
  if (own === maker) return;
  throw new DatabaseError(
    `The database folder ${dataDir} was made by PostgreSQL ${maker}, this program has ${own}, and nothing of it was changed. Start the version of this program that made it, or set DATA_DIR to another folder.`,
  );
}
