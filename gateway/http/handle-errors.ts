import type { ErrorRequestHandler, RequestHandler } from 'express';
import { GraphQLError } from 'graphql';
import type { Logger } from 'pino';
import { VENDOR_MESSAGES } from '../graphql/errors';
import { RateLimited } from '../rate-limits';
import { retryAfterOf, UnsendableRequest, VendorError, type VendorErrorCode } from '../vendor/vendor-error';
import { sendError } from './request-facts';

const VENDOR_STATUS: Readonly<Record<VendorErrorCode, number>> = {
  VENDOR_UNAVAILABLE: 502,
  VENDOR_TIMEOUT: 504,
  VENDOR_INVALID_RESPONSE: 502,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  RATE_LIMITED: 429,
};

const NO_ANSWER = 'The vendor service could not answer.';

const VENDOR_TEXT: Readonly<Record<VendorErrorCode, string>> = {
  ...VENDOR_MESSAGES,
  VENDOR_UNAVAILABLE: NO_ANSWER,
  VENDOR_TIMEOUT: NO_ANSWER,
  VENDOR_INVALID_RESPONSE: NO_ANSWER,
};

export const unknownPath: RequestHandler = (_request, response) => {
  sendError(response, 404, 'NOT_FOUND', 'Not found.');
};

export function handleErrors(log: Logger): ErrorRequestHandler {
  return (error: unknown, _request, response, next) => {
    if (response.headersSent) return next(error);
    response.setHeader('Cache-Control', 'no-store');
    const requestId = response.getHeader('X-Request-Id');
    if (error instanceof VendorError) {
      log.warn({ requestId, call: error.call, code: error.code }, 'vendor call failed');
      const retryAfter = retryAfterOf(error);
      if (retryAfter !== undefined) response.setHeader('Retry-After', retryAfter);
      return sendError(response, VENDOR_STATUS[error.code], error.code, VENDOR_TEXT[error.code]);
    }
    if (error instanceof UnsendableRequest) return sendError(response, 400, 'BAD_USER_INPUT', error.message);
    if (error instanceof GraphQLError && error.extensions['code'] === 'UNAUTHENTICATED')
      return sendError(response, 401, 'UNAUTHENTICATED', error.message);
    if (error instanceof RateLimited) {
      response.setHeader('Retry-After', error.retryAfterSeconds);
      return sendError(response, 429, 'RATE_LIMITED', error.message);
    }
    const status = clientStatus(error);
    if (status !== null) return sendError(response, status, 'BAD_REQUEST', clientText(status));
    log.error({ requestId, err: error }, 'request failed');
    sendError(response, 500, 'INTERNAL_SERVER_ERROR', 'Internal server error.');
  };
}

// Express's parsers report bad requests as errors with a 4xx status; their messages may quote the body.
function clientStatus(error: unknown): number | null {
  if (!(error instanceof Error) || !('status' in error) || typeof error.status !== 'number') return null;
  return error.status >= 400 && error.status < 500 ? error.status : null;
}

function clientText(status: number): string {
  if (status === 413) return 'The request is too large.';
  return status === 415 ? 'The content type is not supported.' : 'The request is not valid.';
}
