import { randomUUID } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
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

export async function checkDisk(folder: string): Promise<void> {
  const path = join(folder, `.disk-${randomUUID()}`);
  try {
    const file = await open(path, 'wx');
    await file.write(PROBE);
    await file.sync().finally(() => file.close());
  } catch (cause) {
    throw diskError(folder, cause) ?? cause;
  } finally {
    await rm(path, { force: true }).catch(() => undefined);
  }
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
