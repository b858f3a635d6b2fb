import { accountLoginUrl } from '#domain/account/account-login-url';
import { isLoginEntry } from '#domain/account/login-entry';
import { loginRedirect } from '#domain/account/login-redirect';

/** The place a visitor came for: what the login page was asked to carry on to, else the address itself (AUTH-07, AUTH-10). */
export function signInTarget(address: Pick<Location, 'pathname' | 'search' | 'hash'>): string {
  const { pathname, search, hash } = address;
  return isLoginEntry(pathname) ? loginRedirect(search) : `${pathname}${search}${hash}`;
}

/** The account service's page that leads back to the place a visitor came for. */
export function signInUrl(
  accountsHost: string,
  address: Pick<Location, 'origin' | 'pathname' | 'search' | 'hash'>,
): string {
  return accountLoginUrl({ accountsHost, origin: address.origin, original: signInTarget(address) });
}
