import type { ErrorRequestHandler, RequestHandler } from 'express';
import type { Logger } from 'pino';
import { isOutage, isUnstorableText } from '../db/errors';
import { RequestError } from './parse-input';
import { requestId } from './request-log';

const NOT_VALID = 'The request is not valid.';

export const unknownEndpoint: RequestHandler = (_request, response) => {
  response.status(404).json({ success: false, errorMessage: 'Not found.' });
};

export function handleErrors(log: Logger): ErrorRequestHandler {
  return (error: unknown, request, response, next) => {
    if (response.headersSent) return next(error);
    const known = knownStatus(error);
    if (known !== null) {
      response.status(known.status).json({ success: false, errorMessage: known.message });
      return;
    }
    log.error({ err: error, requestId: requestId(request) }, 'request failed');
    const isOut = isOutage(error);
    const errorMessage = isOut ? 'Service unavailable.' : 'Internal server error.';
    response.status(isOut ? 503 : 500).json({ success: false, errorMessage, requestId: requestId(request) });
  };
}

// Express's parsers report bad bodies with a 4xx status; their messages may quote the body.
function knownStatus(error: unknown): { status: number; message: string } | null {
  if (error instanceof RequestError) return { status: error.status, message: error.message };
  if (isUnstorableText(error)) return { status: 400, message: NOT_VALID };
  if (!(error instanceof Error) || !('status' in error) || typeof error.status !== 'number') return null;
  if (error.status < 400 || error.status > 499) return null;
  return {
    status: error.status,
    message: error.status === 413 ? 'The request is too large.' : NOT_VALID,
  };
}
