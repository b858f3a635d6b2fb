import type { Request } from 'express';

/** The session tokens a request carries; empty ones count as absent. */
export interface RequestTokens {
  readonly header: string | undefined;
  readonly cookie: string | undefined;
}

/**
 * Reads `Authorization`, raw or with `Bearer ` (D-95), and the cookie `stoken` (AUTH-17). A cookie that a browser sends
 * for a page of another origin, or for a link from somewhere else, counts as absent: nobody has asked for that (D-128).
 */
export function readTokens(request: Request): RequestTokens {
  const header = (request.get('authorization') ?? '').replace(/^bearer(?:\s+|$)/i, '').trim();
  const cookies = isFromElsewhere(request) ? '' : (request.get('cookie') ?? '');
  return { header: header || undefined, cookie: cookieValue(cookies, 'stoken') };
}

// Programs say nothing of where they come from and carry their cookies on purpose; they always send `Authorization`, an
// empty one too (AUTH-21). A link or a picture cannot, and browsers are silent about them where nothing is encrypted.
function isFromElsewhere(request: Request): boolean {
  const site = request.get('sec-fetch-site');
  if (site !== undefined) return site !== 'same-origin';
  return request.get('origin') !== undefined || request.get('authorization') === undefined;
}

/** What a `Cookie` header gives for a name; an empty value counts as absent. */
export function cookieValue(cookies: string, name: string): string | undefined {
  const pair = cookies
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${name}=`));
  const value = pair?.slice(name.length + 1) ?? '';
  return value === '' ? undefined : safeDecode(value);
}

function safeDecode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
