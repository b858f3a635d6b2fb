import { mkdir, readdir } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { OpenDatabase } from './client';
import { DatabaseError } from './database-error';
import { type FolderLock, lockFolder } from './folder-lock';
import { MIGRATIONS_FOLDER } from './migrations-folder';

const ADVICE = 'Start over with "npm run reset", or set DATA_DIR to another folder.';

/** @throws DatabaseError when the folder is not usable, holds something else, or another process has it open */
export async function openFolder(dataDir: string): Promise<OpenDatabase> {
  if (dataDir.startsWith('memory://')) return open(dataDir, null);
  await prepareFolder(dataDir);
  const lock = await lockFolder(dataDir);
  return open(dataDir, lock).catch(async (cause: unknown) => {
    await lock.release();
    throw cause;
  });
}

async function open(dataDir: string, lock: FolderLock | null): Promise<OpenDatabase> {
  const client = await PGlite.create({ dataDir }).catch((cause: unknown) => {
    throw new DatabaseError(`The database folder ${dataDir} could not be opened. ${ADVICE}`, { cause });
  });
  const db = drizzle(client);
  const close = async () => {
    await client.close();
    await lock?.release();
  };
  return { db, close, migrate: () => migrateFolder(db, dataDir) };
}

async function migrateFolder(db: ReturnType<typeof drizzle>, dataDir: string): Promise<void> {
  await migrate(db, { migrationsFolder: MIGRATIONS_FOLDER }).catch((cause: unknown) => {
    throw new DatabaseError(`The database folder ${dataDir} does not fit this version. ${ADVICE}`, { cause });
  });
}

// PGlite would make itself at home among foreign files and mix its own with them.
async function prepareFolder(dataDir: string): Promise<void> {
  const entries = await mkdir(dataDir, { recursive: true })
    .then(() => readdir(dataDir))
    .catch((cause: unknown) => {
      throw new DatabaseError(`The database folder ${dataDir} cannot be read and written. ${ADVICE}`, {
        cause,
      });
    });
  if (entries.length > 0 && !entries.includes('PG_VERSION')) {
    throw new DatabaseError(`The folder ${dataDir} holds something other than a database. ${ADVICE}`);
  }
}
