import { isLoginEntry } from '#domain/account/login-entry';
import { LONGEST_REDIRECT } from '#domain/account/longest-redirect';

/**
 * The address a sign-in may return to: absolute, and on one of the portal's own origins, or the page would send
 * customers with their codes to strangers. Null for anything else.
 */
export function parseRedirect(raw: string, allowedOrigins: readonly string[]): URL | null {
  if (raw.length > LONGEST_REDIRECT) return null;
  if (!/^https?:\/\//i.test(raw) || hasControlOrBackslash(raw)) return null;
  if (!URL.canParse(raw)) return null;
  const url = new URL(raw);
  const hasUserInfo = url.username !== '' || url.password !== '';
  // Two slashes are no place of the portal, and another host to whoever takes the path for an address.
  const hasHostForPath = url.pathname.startsWith('//');
  return !hasUserInfo && !hasHostForPath && allowedOrigins.includes(url.origin) ? url : null;
}

/**
 * The address with the one-time code added; what was there stays as it was written (D-05), but for another code: the
 * portal would take that one and sign the customer in as whoever had it made. A place that takes no code is come to by
 * way of `/login`, which does (D-04).
 */
export function withCode(redirect: URL, code: string): string {
  const place = new URL(redirect);
  if (place.searchParams.has('code')) place.searchParams.delete('code');
  const url = isLoginEntry(place.pathname) ? place : loginFor(place);
  url.search = url.search === '' ? `?code=${code}` : `${url.search}&code=${code}`;
  return url.href;
}

function loginFor({ origin, pathname, search, hash }: URL): URL {
  return new URL(`/login?redirect=${encodeURIComponent(`${pathname}${search}${hash}`)}`, origin);
}

function hasControlOrBackslash(text: string): boolean {
  return [...text].some((character) => character <= ' ' || character === '\\' || character === '\u007f');
}
