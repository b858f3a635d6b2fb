import { pipeline } from 'node:stream/promises';
import { type Request, type RequestHandler, Router } from 'express';
import { Pool } from 'undici';
import { sendError } from './request-facts';

interface Route {
  readonly method: 'GET' | 'POST';
  readonly from: RegExp;
  readonly to: (path: string) => string;
}

const withoutPrefix = (path: string): string => path.replace(/^\/payment-sandbox/, '');

/** Requests that a browser may send to the sandbox; the merchant's requests, which move money, are not included. */
const ROUTES: readonly Route[] = [
  { method: 'POST', from: /^\/payment-sandbox\/graphql$/, to: withoutPrefix },
  {
    method: 'GET',
    from: /^\/payment-sandbox\/merchants\/\w+\/client_api\/v1\/configuration$/,
    to: withoutPrefix,
  },
  {
    method: 'POST',
    from: /^\/payment-sandbox\/merchants\/\w+\/client_api\/v1\/payment_methods\/credit_cards$/,
    to: withoutPrefix,
  },
  { method: 'POST', from: /^\/payment-sandbox\/xoplatform\/logger\/api\/logger$/, to: withoutPrefix },
  { method: 'POST', from: /^\/captcha-sandbox\/challenge$/, to: () => '/captcha/challenge' },
];

const PASSED_ON = ['accept', 'authorization', 'braintree-version', 'content-type', 'content-length'] as const;

/** Proxies to the sandbox byte by byte, without inspecting or logging the content (D-26); local mode only. */
export function sandboxProxy(sandboxUrl: string): { router: Router; close: () => Promise<void> } {
  const pool = new Pool(sandboxUrl, { connections: 8, headersTimeout: 30_000, bodyTimeout: 30_000 });
  const router = Router();
  router.use(['/payment-sandbox', '/captcha-sandbox'], passOn(pool));
  return { router, close: () => pool.close() };
}

function passOn(pool: Pool): RequestHandler {
  return async (request, response) => {
    const path = `${request.baseUrl}${request.path}`;
    const route = ROUTES.find(({ method, from }) => method === request.method && from.test(path));
    if (!route) return sendError(response, 404, 'NOT_FOUND', 'Not found.');
    try {
      const answer = await pool.request({
        method: route.method,
        path: `${route.to(path)}${new URL(request.originalUrl, 'http://portal.invalid').search}`,
        headers: passedHeaders(request),
        body: route.method === 'POST' ? request : null,
      });
      response.status(answer.statusCode).setHeader('Cache-Control', 'no-store');
      response.type(String(answer.headers['content-type'] ?? 'application/json'));
      await pipeline(answer.body, response);
    } catch {
      if (!response.headersSent)
        sendError(response, 502, 'SANDBOX_UNAVAILABLE', 'The sandbox could not be reached.');
      else response.destroy();
    }
  };
}

function passedHeaders(request: Request): Record<string, string> {
  return Object.fromEntries(
    PASSED_ON.flatMap((name) => {
      const value = request.get(name);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}
