/**
 * The address a sign-in may return to: absolute, and on one of the portal's own origins, or the page would send
 * customers with their codes to strangers. Null for anything else.
 */
export function parseRedirect(raw: string, allowedOrigins: readonly string[]): URL | null {
  if (!/^https?:\/\//i.test(raw) || hasControlOrBackslash(raw)) return null;
  if (!URL.canParse(raw)) return null;
  const url = new URL(raw);
  const hasUserInfo = url.username !== '' || url.password !== '';
  return !hasUserInfo && allowedOrigins.includes(url.origin) ? url : null;
}

/** The address with the one-time code added; what was there stays as it was written (D-05). */
export function withCode(redirect: URL, code: string): string {
  const url = new URL(redirect);
  url.search = url.search === '' ? `?code=${code}` : `${url.search}&code=${code}`;
  return url.href;
}

function hasControlOrBackslash(text: string): boolean {
  return [...text].some((character) => character <= ' ' || character === '\\' || character === '\u007f');
}
