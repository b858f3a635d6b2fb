import type { Request } from 'express';

export interface RequestTokens {
  readonly header: string | undefined;
  readonly cookie: string | undefined;
}

/** `Authorization`, raw or `Bearer` (D-95), and the cookie `stoken` (AUTH-17) of our own origin (D-128). */
export function readTokens(request: Request): RequestTokens {
  const header = (request.get('authorization') ?? '').replace(/^bearer(?:\s+|$)/i, '').trim();
  const cookies = isFromElsewhere(request) ? '' : (request.get('cookie') ?? '');
  return { header: header || undefined, cookie: cookieValue(cookies, 'stoken') };
}

// Programs send no origin but always `Authorization`, even empty (AUTH-21). Links and images cannot send it.
function isFromElsewhere(request: Request): boolean {
  const site = request.get('sec-fetch-site');
  if (site !== undefined) return site !== 'same-origin';
  return request.get('origin') !== undefined || request.get('authorization') === undefined;
}

export function cookieValue(cookies: string, name: string): string | undefined {
  const pair = cookies
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${name}=`));
  const value = safeDecode(pair?.slice(name.length + 1) ?? '');
  // A value with a NUL was never issued, and PostgreSQL would reject it.
  return value === '' || value.includes('\0') ? undefined : value;
}

function safeDecode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
