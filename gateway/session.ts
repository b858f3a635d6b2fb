import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { canBeToken } from '#domain/account/session-token';
import type { VendorSession } from './vendor/caller';

/** Session of a request; only the vendor knows if its token is valid. */
export interface Session extends VendorSession {
  /** True when all three cookies of a delegate are present (AUTH-16). */
  readonly isDelegate: boolean;
  /** True when the browser added the session by itself, which a foreign site could trigger. */
  readonly isFromCookie: boolean;
  /** Identifies the session in caches and limits without revealing it; empty without a session. */
  readonly key: string;
}

const DELEGATE_COOKIES = ['stoken', 'btid', 'portaluser'] as const;

/** Drops cookies of another session than the header's, so that two customers never mix (AUTH-17, D-07, D-95). */
export function readSession(headers: IncomingHttpHeaders): Session {
  const sent = (headers.authorization ?? '').replace(/^bearer(?:\s+|$)/i, '').trim();
  const header = usable(sent);
  const cookies = delegateCookies(headers.cookie ?? '');
  const stoken = usable(decode(cookies.get('stoken') ?? ''));
  const isFromCookie = sent === '' && stoken !== '';
  const belong = sent === '' || (header !== '' && header === stoken);
  const forwarded = belong ? [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') : '';
  const token = sent === '' ? stoken : header;
  return {
    token,
    cookies: forwarded,
    isDelegate: belong && cookies.size === DELEGATE_COOKIES.length,
    isFromCookie,
    key: token ? createHash('sha256').update(`${token}\n${forwarded}`).digest('base64url') : '',
  };
}

function delegateCookies(header: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const part of header.split(';')) {
    const [name = '', ...rest] = part.trim().split('=');
    const value = rest.join('=');
    // Of two cookies with one name, set for two domains, the page reads the first.
    if (found.has(name)) continue;
    if (DELEGATE_COOKIES.some((known) => known === name) && canBeToken(value)) found.set(name, value);
  }
  return found;
}

// Headers and cookies can have any content.
function usable(token: string): string {
  return canBeToken(token) ? token : '';
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
