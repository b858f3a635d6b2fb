import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Router } from 'express';
import type { GatewayEnv } from '../env';
import { playgroundPolicy } from './csp';
import { sendError } from './request-facts';
import { staticFiles } from './static-files';

export function playground({ PLAYGROUND, PLAYGROUND_ROOT }: GatewayEnv): Router {
  const router = Router();
  if (!PLAYGROUND) return router;
  const root = resolve(PLAYGROUND_ROOT);
  const file = join(root, 'index.html');
  const html = existsSync(file) ? readFileSync(file, 'utf8') : null;
  const policy = playgroundPolicy();
  router.get('/playground', (_request, response) => {
    if (html === null) return sendError(response, 503, 'NOT_BUILT', 'The playground has not been built.');
    response.setHeader('Content-Security-Policy', policy);
    response.setHeader('Cache-Control', 'no-store');
    response.type('html').end(html);
  });
  router.use('/playground', staticFiles(root));
  return router;
}
