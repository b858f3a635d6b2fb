import type { Request, RequestHandler } from 'express';

export const HEADERS_MS = 5_000;
export const BODY_MS = 10_000;
/** The longest that a request takes to be received. Late headers are looked for once in a second. */
export const RECEIVE_MS = HEADERS_MS + 1_000 + BODY_MS;

/** Hangs up on whoever takes longer than `ms` to send a body: nobody holds a connection by a byte now and then. */
export function receiveInTime(ms: number): RequestHandler {
  return (request, _response, next) => {
    hangUpWhenLate(request, ms);
    next();
  };
}

export function hangUpWhenLate(request: Request, ms: number): void {
  const { headers } = request;
  const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0;
  if (!hasBody || request.complete) return;
  const timer = setTimeout(() => request.destroy(), ms);
  request.once('close', () => clearTimeout(timer));
}

/** How long the rest of a request may take that was answered before its end, so that its sender can read the answer. */
const REST_MS = 2_000;

export const hangUpAfterAnswer: RequestHandler = (request, response, next) => {
  response.once('finish', () => {
    if (request.complete) return;
    const timer = setTimeout(() => request.complete || request.socket.destroy(), REST_MS);
    request.socket.once('close', () => clearTimeout(timer));
  });
  next();
};
