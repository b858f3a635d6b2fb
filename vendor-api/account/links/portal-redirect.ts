import { isLoginEntry, LONGEST_REDIRECT } from '#domain/account/safe-redirect';
import type { VendorDeps } from '../../deps';
import { issueCode } from '../sessions';

export interface PortalRedirect {
  readonly href: string;
}

/** Redirects to the portal with a one-time code (D-05). Rechecks the target, as the portal may have moved. */
export async function portalRedirect(
  deps: Pick<VendorDeps, 'db' | 'clock' | 'settings'>,
  userId: string,
  redirect: string | null,
): Promise<PortalRedirect> {
  const { PORTAL_URL } = deps.settings;
  const target = parseRedirect(redirect ?? '', PORTAL_URL) ?? portalEntry(PORTAL_URL);
  return { href: withCode(target, await issueCode(deps, userId, target.href)) };
}

export function portalEntry([portal]: readonly string[], place?: string): URL {
  const search = place === undefined ? '' : `?redirect=${encodeURIComponent(place)}`;
  return new URL(`/login${search}`, portal);
}

/** Accepts an absolute URL on one of the portal's origins; null for any other, so that no code leaks. */
export function parseRedirect(raw: string, allowedOrigins: readonly string[]): URL | null {
  if (raw.length > LONGEST_REDIRECT) return null;
  if (!/^https?:\/\//i.test(raw) || hasControlOrBackslash(raw)) return null;
  if (!URL.canParse(raw)) return null;
  const url = new URL(raw);
  const hasUserInfo = url.username !== '' || url.password !== '';
  // A browser would read a path that starts with two slashes as another host.
  const hasHostForPath = url.pathname.startsWith('//');
  return !hasUserInfo && !hasHostForPath && allowedOrigins.includes(url.origin) ? url : null;
}

// Another code would sign the customer in to another's account (D-05).
// Pages that take no code are reached through `/login` (D-04).
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
