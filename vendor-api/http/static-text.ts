import { createHash } from 'node:crypto';
import type { RequestHandler } from 'express';

export const FOR_A_YEAR = 'public, max-age=31536000, immutable';

/** Serves a bundled text that browsers may cache, because its URL changes with its content. */
export function staticText(path: string, type: 'css' | 'js', text: string) {
  const version = createHash('sha256').update(text).digest('hex').slice(0, 12);
  const serve: RequestHandler = (_request, response) => {
    response.set('Cache-Control', FOR_A_YEAR).type(type).send(text);
  };
  return { path, href: `${path}?v=${version}`, serve };
}
