import type { Request, RequestHandler } from 'express';

export const HEADERS_MS = 5_000;
export const BODY_MS = 10_000;
/** Longest time to receive a request. Late headers are detected once a second. */
export const RECEIVE_MS = HEADERS_MS + 1_000 + BODY_MS;

/** Disconnects a client that takes longer than `ms` to send a body, even if bytes keep coming. */
export function receiveTimeout(ms: number): RequestHandler {
  return (request, _response, next) => {
    closeWhenLate(request, ms);
    next();
  };
}

export function closeWhenLate(request: Request, ms: number): void {
  const { headers } = request;
  const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0;
  if (!hasBody || request.complete) return;
  const timer = setTimeout(() => request.destroy(), ms);
  request.once('close', () => clearTimeout(timer));
}

/** Time for the rest of a request that was answered early, so that its sender can read the answer. */
const REST_MS = 2_000;

export const closeAfterAnswer: RequestHandler = (request, response, next) => {
  response.once('finish', () => {
    if (request.complete) return;
    const timer = setTimeout(() => request.complete || request.socket.destroy(), REST_MS);
    request.socket.once('close', () => clearTimeout(timer));
  });
  next();
};
