import { createHash } from 'node:crypto';
import { Router } from 'express';
import { PAGE_SCRIPT } from './page-script';
import { UPGRADE_STYLE } from './page-style';

const YEAR = 'public, max-age=31536000, immutable';

// The address of a file changes with its content, so browsers may keep it for good.
const versioned = (path: string, content: string) =>
  `${path}?v=${createHash('sha256').update(content).digest('hex').slice(0, 12)}`;

export const STYLE_PATH = versioned('/upgrade/style.css', UPGRADE_STYLE);
export const SCRIPT_PATH = versioned('/upgrade/frame.js', PAGE_SCRIPT);

/** Style sheet and script of the upgrade pages, from this service alone. */
export function upgradeAssets(): Router {
  const router = Router();
  router.get('/upgrade/style.css', (_request, response) => {
    response.set('Cache-Control', YEAR).type('css').send(UPGRADE_STYLE);
  });
  router.get('/upgrade/frame.js', (_request, response) => {
    response.set('Cache-Control', YEAR).type('js').send(PAGE_SCRIPT);
  });
  return router;
}
