import type { VendorDeps } from '../../deps';
import { issueCode } from '../one-time-codes';
import { parseRedirect, withCode } from '../redirect-target';

export interface PortalRedirect {
  readonly href: string;
}

/**
 * Where the browser goes once the customer is known: the portal, with a one-time code (D-05). @param redirect checked
 * again, because the portal may have moved since it was stored
 */
export async function portalRedirect(
  deps: Pick<VendorDeps, 'db' | 'clock' | 'settings'>,
  userId: string,
  redirect: string | null,
): Promise<PortalRedirect> {
  const { PORTAL_URL } = deps.settings;
  const target = parseRedirect(redirect ?? '', PORTAL_URL) ?? portalEntry(PORTAL_URL);
  return { href: withCode(target, await issueCode(deps, userId, target.href)) };
}

export function portalEntry([portal]: readonly string[], place?: string): URL {
  const search = place === undefined ? '' : `?redirect=${encodeURIComponent(place)}`;
  return new URL(`/login${search}`, portal);
}
