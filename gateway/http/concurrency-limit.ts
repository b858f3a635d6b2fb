import type { RequestHandler, Response } from 'express';
import { sendError } from './request-facts';

/** Limits concurrent operations; further ones are refused immediately instead of queued. */
export interface ConcurrencyLimit {
  /** Returns true if the operation may run; if not, it was answered or its connection is closed. */
  readonly admit: (response: Response) => boolean;
}

const RETRY_SECONDS = 1;
const TEXT = 'The portal is busy. Please wait a moment and try again.';

/** Counts requests once they are received, so that a slow sender takes up no room. */
export function createConcurrencyLimit(most: number): ConcurrencyLimit {
  let inside = 0;
  return {
    admit(response) {
      // A closed response emits no further `close`, so its place would never be freed.
      if (response.closed) return false;
      if (inside >= most) {
        response.setHeader('Retry-After', RETRY_SECONDS);
        sendError(response, 503, 'RATE_LIMITED', TEXT);
        return false;
      }
      inside += 1;
      response.once('close', () => {
        inside -= 1;
      });
      return true;
    },
  };
}

export function limitConcurrency(concurrency: ConcurrencyLimit): RequestHandler {
  return (_request, response, next) => {
    if (concurrency.admit(response)) next();
  };
}
