import { randomUUID } from 'node:crypto';
import type { Request, RequestHandler } from 'express';
import type { Logger } from 'pino';
import { readTokens } from './read-tokens';

const ids = new WeakMap<Request, string>();

export function requestId(request: Request): string {
  return ids.get(request) ?? '';
}

/** Logs only method, path, status and time: queries, headers and bodies carry codes, tokens and names. */
export function logRequests(log: Logger): RequestHandler {
  return (request, response, next) => {
    const given = request.get('x-request-id') ?? '';
    const id = /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
    ids.set(request, id);
    response.setHeader('X-Request-Id', id);
    const startedAt = performance.now();
    const entry = {
      requestId: id,
      method: request.method,
      path: request.path,
      authorization: authorization(request),
    };
    response.on('finish', () => {
      log.info(
        { ...entry, status: response.statusCode, ms: Math.round(performance.now() - startedAt) },
        'request',
      );
    });
    next();
  };
}

function authorization(request: Request): 'token' | 'cookie' | 'empty' | 'absent' {
  const { header, cookie } = readTokens(request);
  if (header !== undefined) return 'token';
  if (cookie !== undefined) return 'cookie';
  return request.get('authorization') === undefined ? 'absent' : 'empty';
}
