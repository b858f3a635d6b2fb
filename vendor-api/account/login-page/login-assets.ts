import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { Router } from 'express';
import { LOGIN_STYLE } from './login-style';

const FONT = createRequire(import.meta.url).resolve(
  '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
);
const YEAR = 'public, max-age=31536000, immutable';

/** The address of the sheet changes with its content, so browsers may keep it for good. */
export const STYLE_PATH = `/login/style.css?v=${createHash('sha256').update(LOGIN_STYLE).digest('hex').slice(0, 12)}`;

/** The style sheet and the font of the account pages, from this service alone. */
export function loginAssets(): Router {
  const router = Router();
  router.get('/login/style.css', (_request, response) => {
    response.set('Cache-Control', YEAR).type('css').send(LOGIN_STYLE);
  });
  router.get('/login/inter.woff2', (_request, response) => {
    response.sendFile(FONT, { headers: { 'Cache-Control': YEAR }, cacheControl: false });
  });
  return router;
}
