import { randomUUID } from 'node:crypto';
import { access, constants, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseError } from './errors';

const DISK_PROBLEMS = new Map([
  ['ENOSPC', 'is full: make room and start again'],
  ['EDQUOT', 'is full for this user: make room and start again'],
  ['EROFS', 'is read-only: make it writable and start again'],
  ['EIO', 'does not work: check it, and start again from a copy on another one'],
  ['EACCES', 'may not be written by this user: allow it and start again'],
  ['EPERM', 'may not be written by this user: allow it and start again'],
]);

const PROBE = Buffer.alloc(1_048_576);

/** PostgreSQL adds to its log in segments of 16 MB and fails when a whole one does not fit. */
const SEGMENT_PROBES = 16;

/** Checks if the database can grow. @throws DatabaseError for a full or unwritable disk */
export const checkRoom = (folder: string): Promise<void> => checkDisk(folder, SEGMENT_PROBES);

export async function checkDisk(folder: string, probes = 1): Promise<void> {
  const path = join(folder, `.disk-${randomUUID()}`);
  try {
    const file = await open(path, 'wx');
    try {
      // Unlike `write`, it reports a disk that takes only a part.
      for (let written = 0; written < probes; written += 1) await file.writeFile(PROBE);
      await file.sync();
    } finally {
      await file.close();
    }
  } catch (cause) {
    throw diskError(folder, cause) ?? cause;
  } finally {
    await rm(path, { force: true }).catch(() => undefined);
  }
}

/** @throws DatabaseError when a file in the folder is not readable and writable for this user */
export async function checkFiles(folder: string): Promise<void> {
  try {
    for (const name of await readdir(folder, { recursive: true })) await checkFile(join(folder, name));
  } catch (cause) {
    throw diskError(folder, cause) ?? cause;
  }
}

async function checkFile(path: string): Promise<void> {
  await access(path, constants.R_OK | constants.W_OK);
  // The system lets root write to read-only files; PGlite does not.
  const { mode } = await stat(path);
  if ((mode & 0o222) === 0) throw Object.assign(new Error(`${path} is read-only`), { code: 'EACCES' });
}

export function diskError(folder: string, cause: unknown): DatabaseError | null {
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  const problem = DISK_PROBLEMS.get(code);
  if (problem === undefined) return null;
  return new DatabaseError(
    `The disk of the database folder ${folder} ${problem}. Nothing in it is lost (${code}).`,
    { cause },
  );
}
