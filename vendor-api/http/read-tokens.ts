import type { Request } from 'express';

/** The session tokens a request carries; empty ones count as absent. */
export interface RequestTokens {
  readonly header: string | undefined;
  readonly cookie: string | undefined;
}

/** Reads `Authorization`, raw or with `Bearer ` (D-95), and the cookie `stoken` (AUTH-17). */
export function readTokens(request: Request): RequestTokens {
  const header = (request.get('authorization') ?? '').replace(/^bearer\s+/i, '').trim();
  return { header: header || undefined, cookie: cookieValue(request.get('cookie') ?? '', 'stoken') };
}

function cookieValue(cookies: string, name: string): string | undefined {
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
