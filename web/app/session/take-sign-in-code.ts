import { routes } from '../paths';

/**
 * Takes the one-time code of the account service out of the address, before anything can record or share it.
 * Only the two entries of the login flow carry one (D-04).
 */
export function takeSignInCode(view: Window): string | null {
  const url = new URL(view.location.href);
  if (url.pathname !== routes.home && url.pathname !== routes.login) return null;
  const code = url.searchParams.get('code');
  if (code === null) return null;
  url.searchParams.delete('code');
  view.history.replaceState(view.history.state, '', `${url.pathname}${url.search}${url.hash}`);
  return code;
}
