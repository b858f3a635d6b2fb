import type { ErrorRequestHandler } from 'express';
import type { Logger } from 'pino';

/** Logs only method, path and status: a parser's error may quote the body, which may contain a card. */
export const lastErrorHandler =
  (log: Logger): ErrorRequestHandler =>
  (error: unknown, request, response, next) => {
    const status = clientStatus(error);
    const where = { method: request.method, path: request.path };
    if (status) log.warn({ ...where, status }, 'unreadable request');
    else log.error({ ...where, err: error }, 'request failed');
    if (response.headersSent) next(error);
    else
      response
        .status(status ?? 500)
        .json({ error: { message: status ? 'Unreadable request.' : 'Sandbox failure.' } });
  };

function clientStatus(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('status' in error) || typeof error.status !== 'number') return undefined;
  return error.status >= 400 && error.status < 500 ? error.status : undefined;
}
