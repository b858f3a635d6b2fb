/** Returns scheme, host and port of an address; null when it has more, which would be dropped silently. */
export function plainOrigin(address: string): string | null {
  const url = new URL(address);
  return url.href === `${url.origin}/` ? url.origin : null;
}

/** Returns a base for paths; null with credentials, a query or a fragment, which would end up in the middle. */
export function plainBase(address: string): string | null {
  const { origin, pathname, href } = new URL(address);
  return href === `${origin}${pathname}` ? href.replace(/\/+$/, '') : null;
}

export function isThisMachine(host: string): boolean {
  return /^(?:(?:.+\.)?localhost\.?|127(?:\.\d+){3}|0\.0\.0\.0|\[::1?\])$/i.test(host);
}
