import type { RequestHandler } from 'express';

/** Hangs up on whoever takes longer than `ms` to send a body: nobody holds a connection by a byte now and then. */
export function receiveInTime(ms: number): RequestHandler {
  return (request, _response, next) => {
    const hasBody =
      request.headers['transfer-encoding'] !== undefined || Number(request.get('content-length')) > 0;
    if (hasBody && !request.complete) {
      const timer = setTimeout(() => request.destroy(), ms);
      request.once('close', () => clearTimeout(timer));
    }
    next();
  };
}
