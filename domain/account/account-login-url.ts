import { DEFAULT_ROUTE, dropCode, LONGEST_REDIRECT, OWN_ORIGIN, pathOf } from './safe-redirect';

/** Target id of the portal at the account service (CONST-02). */
const LOGIN_TARGET = '2';

interface LoginQuestion {
  accountsHost: string;
  origin: string;
  original: string;
}

/** Returns the sign-in address; a redirect that is too long loses its query and hash (D-05, D-06). */
export function accountLoginUrl({ accountsHost, origin, original }: LoginQuestion): string {
  const place = placeOf(original);
  const backTo = (path: string) => `${origin}/login?redirect=${encodeURIComponent(path)}`;
  const ways = [place, place.replace(/[?#].*/, '')].map(backTo);
  const back = ways.find(({ length }) => length <= LONGEST_REDIRECT) ?? backTo(DEFAULT_ROUTE);
  return `${accountsHost}/login?target=${LOGIN_TARGET}&redirect=${encodeURIComponent(back)}`;
}

function placeOf(original: string): string {
  if (!URL.canParse(original, OWN_ORIGIN)) return DEFAULT_ROUTE;
  const wanted = new URL(original, OWN_ORIGIN);
  dropCode(wanted);
  if (wanted.pathname === '/') wanted.pathname = DEFAULT_ROUTE;
  return pathOf(wanted);
}
