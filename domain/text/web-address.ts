/** Host and port of an address; null where it has more than that: what is left out without a word would be missed later. */
export function plainOrigin(address: string): string | null {
  const url = new URL(address);
  return url.href === `${url.origin}/` ? url.origin : null;
}

/** An address that paths are appended to; null where it has credentials, a query or a fragment, which would end up inside. */
export function plainBase(address: string): string | null {
  const { origin, pathname, href } = new URL(address);
  return href === `${origin}${pathname}` ? href.replace(/\/+$/, '') : null;
}

/** Whether a host is, for everybody, their own machine. */
export function isThisMachine(host: string): boolean {
  return /^(?:(?:.+\.)?localhost\.?|127(?:\.\d+){3}|0\.0\.0\.0|\[::1?\])$/i.test(host);
}
