export const DEFAULT_ROUTE = '/manage';

/** Placeholder for the portal's origin, to detect addresses that leave it. */
export const OWN_ORIGIN = 'https://portal.invalid';

// Case-insensitive, like the router.
const ROUTES = /^\/(?:manage|buy|billing|profile|thankyou|cart)(?:\/|$)/i;

/** Parses a redirect target within the portal; null when it could lead elsewhere (D-06). */
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

/** Removes the one-time code (D-06); rewrites the query only when it has one. */
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

/** Longer than any address of the portal; the account service refuses longer ones. */
export const LONGEST_REDIRECT = 4_000;

/** Checks for `/` and `/login`, which accept a one-time code (D-04), in any spelling that the router accepts. */
export function isLoginEntry(pathname: string): boolean {
  return /^\/+(?:login\/*)?$/i.test(pathname);
}
