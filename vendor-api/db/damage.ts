import { DatabaseError } from './database-error';

/** SQLSTATE of unreadable pages, damaged indexes and missing files. */
const DAMAGED = ['XX001', 'XX002', '58P01', '58030'];

/** Null when the error is about something else. */
export function damageError(cause: unknown): DatabaseError | null {
  if (!(cause instanceof Error)) return null;
  if (!('code' in cause) || typeof cause.code !== 'string' || !DAMAGED.includes(cause.code))
    return damageError(cause.cause);
  return new DatabaseError(
    `A table of the database is damaged (${cause.message.split('\n')[0]}). Keep a copy of it as it is, and restore a backup.`,
    { cause },
  );
}
