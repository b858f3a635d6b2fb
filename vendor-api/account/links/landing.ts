import type { Clock } from '../../clock';
import type { Database } from '../../db/database';
import type { VendorEnv } from '../../env';
import { issueCode } from '../one-time-codes';
import { parseRedirect, withCode } from '../redirect-target';

export interface LandingAddress {
  readonly href: string;
}

interface LandingDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly settings: Pick<VendorEnv, 'PORTAL_URL'>;
}

/**
 * Where the browser goes once the customer is known: the portal, with a one-time code (D-05). @param redirect checked
 * again, because the portal may have moved since it was stored
 */
export async function landing(
  deps: LandingDeps,
  userId: string,
  redirect: string | null,
): Promise<LandingAddress> {
  const { PORTAL_URL } = deps.settings;
  const target = parseRedirect(redirect ?? '', PORTAL_URL) ?? portalEntry(PORTAL_URL);
  return { href: withCode(target, await issueCode(deps, userId, target.href)) };
}

export function portalEntry([portal]: readonly string[], place?: string): URL {
  const search = place === undefined ? '' : `?redirect=${encodeURIComponent(place)}`;
  return new URL(`/login${search}`, portal);
}
