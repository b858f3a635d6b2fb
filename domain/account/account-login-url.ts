import { DEFAULT_ROUTE } from './safe-redirect';

/** Target id of the portal at the account service (CONST-02). */
const LOGIN_TARGET = '2';

interface LoginQuestion {
  accountsHost: string;
  /** The portal's own origin. */
  origin: string;
  /** Where the visitor wanted to go: path, with query and hash if any. */
  original: string;
}

/** The account service's sign-in page, which comes back to `/login` with the original place in one value (D-05, D-06). */
export function accountLoginUrl({ accountsHost, origin, original }: LoginQuestion): string {
  const wanted = new URL(original, 'https://portal.invalid');
  wanted.searchParams.delete('code');
  const path = wanted.pathname === '/' ? DEFAULT_ROUTE : wanted.pathname;
  const place = `${path}${wanted.search}${wanted.hash}`;
  const back = `${origin}/login?redirect=${encodeURIComponent(place)}`;
  return `${accountsHost}/login?target=${LOGIN_TARGET}&redirect=${encodeURIComponent(back)}`;
}
