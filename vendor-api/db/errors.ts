export class DatabaseError extends Error {}

// Drizzle wraps the driver's error.
function causesOf(error: unknown): Error[] {
  return error instanceof Error ? [error, ...causesOf(error.cause)] : [];
}

export function codeOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : '';
}

export function isUniqueViolation(error: unknown): boolean {
  return causesOf(error).some((cause) => codeOf(cause) === '23505');
}

/** The server ends one of the transactions that wait for each other and rolls it back. */
export function isDeadlock(error: unknown): boolean {
  return causesOf(error).some((cause) => codeOf(cause) === '40P01');
}

/** PostgreSQL cannot store null characters. */
export function isUnstorableText(error: unknown): boolean {
  return causesOf(error).some((cause) => codeOf(cause) === '22021');
}

/** SQLSTATE of a server that is temporarily unavailable. */
const SERVER_OUT = /^(08|53|57P|58|28|3D000|55000|25006|25P03|57014)/;

const NETWORK_OUT = [
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
];

// The driver has no codes for errors of its own connections.
const CONNECTION_OUT =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|timeout e|Cannot use a pool)/;

export function isOutage(error: unknown): boolean {
  return causesOf(error).some((cause) => {
    const code = codeOf(cause);
    return SERVER_OUT.test(code) || NETWORK_OUT.includes(code) || CONNECTION_OUT.test(cause.message);
  });
}

/** SQLSTATE of unreadable pages, damaged indexes and missing files. */
const DAMAGED = ['XX001', 'XX002', '58P01', '58030'];

export function damageError(error: unknown): DatabaseError | null {
  const cause = causesOf(error).find((candidate) => DAMAGED.includes(codeOf(candidate)));
  if (cause === undefined) return null;
  const [reason] = cause.message.split('\n');
  return new DatabaseError(
    `A table of the database is damaged (${reason}). Keep a copy of it as it is, and restore a backup.`,
    { cause },
  );
}
