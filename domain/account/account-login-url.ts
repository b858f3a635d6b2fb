import { DEFAULT_ROUTE, dropCode, OWN_ORIGIN, pathOf } from './safe-redirect';

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
  const back = `${origin}/login?redirect=${encodeURIComponent(placeOf(original))}`;
  return `${accountsHost}/login?target=${LOGIN_TARGET}&redirect=${encodeURIComponent(back)}`;
}

function placeOf(original: string): string {
  if (!URL.canParse(original, OWN_ORIGIN)) return DEFAULT_ROUTE;
  const wanted = new URL(original, OWN_ORIGIN);
  dropCode(wanted);
  if (wanted.pathname === '/') wanted.pathname = DEFAULT_ROUTE;
  return pathOf(wanted);
}
