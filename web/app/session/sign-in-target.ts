import { loginRedirect } from '#domain/account/login-redirect';
import { routes } from '../paths';

/** The path a visitor came for: what the login page was asked to carry on to, else the address itself (AUTH-07, AUTH-10). */
export function signInTarget({ pathname, search }: { pathname: string; search: string }): string {
  const isEntry = pathname === routes.login || pathname === routes.home;
  return isEntry ? loginRedirect(search) : `${pathname}${search}`;
}
