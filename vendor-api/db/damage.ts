import { DatabaseError } from './database-error';

/** SQLSTATE of a page that cannot be read, a damaged index, and a table's file that is gone or unreadable. */
const DAMAGED = ['XX001', 'XX002', '58P01', '58030'];

/** The error in words if a table cannot be read any more; null when it is about something else. */
export function damageError(cause: unknown): DatabaseError | null {
  if (!(cause instanceof Error)) return null;
  if (!('code' in cause) || typeof cause.code !== 'string' || !DAMAGED.includes(cause.code))
    return damageError(cause.cause);
  return new DatabaseError(
    `A table of the database is damaged (${cause.message.split('\n')[0]}). Keep a copy of it as it is, and restore a backup.`,
    { cause },
  );
}
