export const DEFAULT_ROUTE = '/manage';

/** Stands for the portal's own origin: only whether an address leaves it matters. */
export const OWN_ORIGIN = 'https://portal.invalid';

// Whatever the case, as the router takes them.
const ROUTES = /^\/(?:manage|buy|billing|profile|thankyou|cart)(?:\/|$)/i;

/** A target after sign-in as path, query and hash of our own; null when it could lead elsewhere (D-06). */
export function parseSafeRedirect(target: string): URL | null {
  if (hasUnsafeCharacter(target) || !/^\/(?!\/)/.test(target)) return null;
  if (!URL.canParse(target, OWN_ORIGIN)) return null;
  const url = new URL(target, OWN_ORIGIN);
  if (url.origin !== OWN_ORIGIN || url.username !== '' || url.password !== '') return null;
  return ROUTES.test(url.pathname) ? url : null;
}

export function safeRedirect(target: string | null): string {
  const url = target === null ? null : parseSafeRedirect(target);
  return url === null ? DEFAULT_ROUTE : pathOf(url);
}

/** Takes off the one-time code, which never survives (D-06). Rewrites the query only when there is one. */
export function dropCode(url: URL): void {
  if (url.searchParams.has('code')) url.searchParams.delete('code');
}

export function pathOf(url: URL): string {
  return `${url.pathname}${url.search}${url.hash}`;
}

// URL parsers drop control characters and white space, and read a backslash as a slash.
function hasUnsafeCharacter(target: string): boolean {
  return /^ | $|[^\S ]|[\\\p{Cc}\p{Cf}]/u.test(target);
}

/** More than any place of the portal needs. The account service refuses longer ones. */
export const LONGEST_REDIRECT = 4_000;

/** The two places that take a one-time code (D-04), in any spelling that the router takes. */
export function isLoginEntry(pathname: string): boolean {
  return /^\/+(?:login\/*)?$/i.test(pathname);
}
