import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { Router } from 'express';
import { LINK_SCRIPT } from './link-script';
import { PAGE_STYLE } from './page-style';

const FONT = createRequire(import.meta.url).resolve(
  '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
);
const YEAR = 'public, max-age=31536000, immutable';

const versioned = (path: string, content: string) =>
  `${path}?v=${createHash('sha256').update(content).digest('hex').slice(0, 12)}`;

export const STYLE_PATH = versioned('/login/style.css', PAGE_STYLE);
export const SCRIPT_PATH = versioned('/login/link.js', LINK_SCRIPT);

export function pageAssets(): Router {
  const router = Router();
  router.get('/login/style.css', (_request, response) => {
    response.set('Cache-Control', YEAR).type('css').send(PAGE_STYLE);
  });
  router.get('/login/link.js', (_request, response) => {
    response.set('Cache-Control', YEAR).type('js').send(LINK_SCRIPT);
  });
  router.get('/login/inter.woff2', (_request, response) => {
    response.sendFile(FONT, { headers: { 'Cache-Control': YEAR }, cacheControl: false });
  });
  return router;
}
