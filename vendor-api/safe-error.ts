export interface LoggedError {
  readonly type: string;
  readonly message: string;
  readonly code?: string;
  readonly stack: string;
  readonly cause?: LoggedError;
}

/** An allow-list, because Drizzle and PostgreSQL put customers' data into their errors. */
export function safeError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an error', stack: '' };
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {};
  const cause = error.cause === undefined ? {} : { cause: safeError(error.cause) };
  return {
    type: error.constructor.name,
    message: messageOf(error),
    ...code,
    stack: framesOf(error),
    ...cause,
  };
}

function messageOf(error: Error): string {
  const isQuery = 'params' in error && 'query' in error;
  return isQuery ? `Failed query: ${error.query}` : error.message;
}

function framesOf({ stack = '' }: Error): string {
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
}
