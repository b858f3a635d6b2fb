const NAME = 'authToken';

/**
 * Puts the session token where the upgrade page finds it (BUY-07, D-34); an empty one takes it away. Without a domain
 * the cookie goes to the portal's own host, whatever the port, and to no other.
 */
export function writeFrameCookie({ document, location }: Window, token: string): void {
  const end = token === '' ? '; max-age=0' : '';
  const secure = location.protocol === 'https:' ? '; secure' : '';
  // The Cookie Store API would be too late while a page unloads.
  document.cookie = `${NAME}=${encodeURIComponent(token)}; path=/; samesite=lax${secure}${end}`;
}
