import { createHash, randomUUID, timingSafeEqual } from 'node:crypto';
import type { Request, RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import type { RequestFacts } from '../context';
import type { GatewayEnv } from '../env';
import { readSession } from '../session';

const facts = new WeakMap<Request, RequestFacts>();

const GIVEN_ID = /^[\w-]{8,64}$/;

export function readFacts(env: GatewayEnv): RequestHandler {
  return (request, response, next) => {
    const given = request.get('x-request-id') ?? '';
    const requestId = GIVEN_ID.test(given) ? given : randomUUID();
    facts.set(request, {
      session: readSession(request.headers),
      requestId,
      clientAddress: request.ip ?? '',
      mayIntrospect: env.INTROSPECTION || isToolsToken(env.TOOLS_TOKEN, request.get('x-tools-token')),
    });
    response.setHeader('X-Request-Id', requestId);
    next();
  };
}

export function factsOf(request: Request): RequestFacts {
  const found = facts.get(request);
  if (!found) throw new Error('factsOf needs readFacts in front of the route');
  return found;
}

/** Logs no query, header or body, which carry codes, tokens and names. */
export function logRequests(log: Logger): RequestHandler {
  return (request, response, next) => {
    const startedAt = performance.now();
    const { requestId } = factsOf(request);
    response.on('finish', () => {
      const area = `/${request.originalUrl.split(/[/?]/)[1] ?? ''}`;
      const level = response.statusCode >= 500 ? 'warn' : 'debug';
      const ms = Math.round(performance.now() - startedAt);
      log[level]({ requestId, method: request.method, area, status: response.statusCode, ms }, 'request');
    });
    next();
  };
}

/** Sends a JSON error in the shape of GraphQL's, for failures outside of GraphQL. */
export function sendError(response: Response, status: number, code: string, message: string): void {
  const traceId = String(response.getHeader('X-Request-Id') ?? '');
  const wait = response.getHeader('Retry-After');
  const extensions = { code, ...(wait !== undefined && { retryAfter: Number(wait) }), traceId };
  response.status(status).json({ errors: [{ message, extensions }] });
}

// Compares hashes, so that timing reveals neither length nor content.
function isToolsToken(expected: string | undefined, given: string | undefined): boolean {
  if (expected === undefined || given === undefined) return false;
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(expected), digest(given));
}
