import { createHash } from 'node:crypto';
import type { Request, Response } from 'express';

/**
 * Sends JSON with a tag of its content, or 304 when the caller has that content already. Express would do the same,
 * but not for callers on `fetch`, which adds `Cache-Control: no-cache` to every conditional request.
 */
export function sendRevalidated(request: Request, response: Response, document: unknown): void {
  const text = JSON.stringify(document);
  const tag = `"${createHash('sha1').update(text).digest('base64url')}"`;
  response.set('ETag', tag);
  if (request.get('if-none-match') === tag) response.status(304).end();
  else response.type('json').send(text);
}
