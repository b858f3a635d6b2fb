import type { RequestHandler, Response } from 'express';
import { sendError } from './request-facts';

/** Lets operations in as long as there are not too many; the others hear so at once, not after all that came before. */
export interface Door {
  /** Whether it may be carried out; if not, it has been answered, or nobody waits for it any more. */
  readonly letIn: (response: Response) => boolean;
}

const RETRY_SECONDS = 1;
const TEXT = 'The portal is busy. Please wait a moment and try again.';

/** Counted once a request has been received, so that nobody takes up room by sending slowly. */
export function createDoor(most: number): Door {
  let inside = 0;
  return {
    letIn(response) {
      // It would never say again that it is closed, and its place would be taken for good.
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

export function throughDoor(door: Door): RequestHandler {
  return (_request, response, next) => {
    if (door.letIn(response)) next();
  };
}
