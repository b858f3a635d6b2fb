import { isLoginEntry } from '#domain/account/login-entry';
import { LONGEST_REDIRECT } from '#domain/account/longest-redirect';

/** An absolute address on one of the portal's origins; null for anything else, so that no code reaches a stranger. */
export function parseRedirect(raw: string, allowedOrigins: readonly string[]): URL | null {
  if (raw.length > LONGEST_REDIRECT) return null;
  if (!/^https?:\/\//i.test(raw) || hasControlOrBackslash(raw)) return null;
  if (!URL.canParse(raw)) return null;
  const url = new URL(raw);
  const hasUserInfo = url.username !== '' || url.password !== '';
  // A browser would take a path with two slashes for another host.
  const hasHostForPath = url.pathname.startsWith('//');
  return !hasUserInfo && !hasHostForPath && allowedOrigins.includes(url.origin) ? url : null;
}

/**
 * Adds the one-time code and removes any other (D-05): the portal would sign the customer in to the other's account.
 * Pages that take no code are reached through `/login` (D-04).
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
