import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { factsOf } from './request-facts';

/**
 * One line per request: method, first segment of the path, status, time. No query, header or body: they carry codes,
 * tokens and names. GraphQL operations have their own line.
 */
export function logRequests(log: Logger): RequestHandler {
  return (request, response, next) => {
    const startedAt = performance.now();
    const { requestId } = factsOf(request);
    const area = `/${request.path.split('/')[1] ?? ''}`;
    response.on('finish', () => {
      const level = response.statusCode >= 500 ? 'warn' : 'debug';
      const ms = Math.round(performance.now() - startedAt);
      log[level]({ requestId, method: request.method, area, status: response.statusCode, ms }, 'request');
    });
    next();
  };
}
