/**
 * Whether a path of the portal is `/` or `/login`, the two places that take a one-time code (D-04). In capitals and with
 * slashes behind it, too, as the router takes it.
 */
export function isLoginEntry(pathname: string): boolean {
  return /^\/+(?:login\/*)?$/i.test(pathname);
}
