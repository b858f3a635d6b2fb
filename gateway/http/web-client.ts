import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type RequestHandler, Router } from 'express';
import type { GatewayEnv } from '../env';
import { pagePolicy } from './csp';
import { sendError } from './request-facts';
import { staticFiles } from './static-files';

/** Stands in the built page wherever it wants the nonce of its policy; Vite's `html.cspNonce` puts it there. */
const NONCE_MARK = '{{csp-nonce}}';

export function webClient(env: GatewayEnv): Router {
  const root = resolve(env.WEB_ROOT);
  const router = Router();
  const page = servePage(env, join(root, 'index.html'));
  router.get(['/', '/index.html'], page);
  router.use(staticFiles(root));
  router.use((request, response, next) => (isNavigation(request) ? page(request, response, next) : next()));
  return router;
}

function servePage(env: GatewayEnv, file: string): RequestHandler {
  const html = existsSync(file) ? readFileSync(file, 'utf8') : null;
  return (_request, response) => {
    response.setHeader('Cache-Control', 'no-store');
    if (html === null) return sendError(response, 503, 'NOT_BUILT', 'The web client has not been built.');
    const nonce = html.includes(NONCE_MARK) ? randomBytes(16).toString('base64') : null;
    response.setHeader('Content-Security-Policy', pagePolicy(env, nonce));
    response.type('html').end(nonce === null ? html : html.replaceAll(NONCE_MARK, nonce));
  };
}

function isNavigation(request: Parameters<RequestHandler>[0]): boolean {
  const isPage = !/\.[a-z0-9]+$/i.test(request.path);
  return (
    (request.method === 'GET' || request.method === 'HEAD') && isPage && request.accepts('html') === 'html'
  );
}
