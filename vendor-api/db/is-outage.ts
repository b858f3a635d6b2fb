/** SQLSTATE of a server that is unavailable for now. */
const SERVER_OUT = /^(08|53|57P|58|28|3D000|25006|25P03|57014)/;

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

// The driver has no codes for its own connections.
const CONNECTION_OUT =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|timeout e|Cannot use a pool)/;

/** Whether the database is unavailable or read-only for now. Drizzle wraps the driver's error. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const isOut = SERVER_OUT.test(code) || NETWORK_OUT.includes(code) || CONNECTION_OUT.test(error.message);
  return isOut || isOutage(error.cause);
}
