import type { Clock } from '../../clock';
import type { Database } from '../../db/database';
import type { VendorEnv } from '../../env';
import { issueCode } from '../one-time-codes';
import { parseRedirect, withCode } from '../redirect-target';

/** Where the browser goes: the portal, with a one-time code that signs it in there. */
export interface LandingAddress {
  readonly href: string;
}

interface LandingDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly settings: Pick<VendorEnv, 'PORTAL_URL'>;
}

/**
 * Leads a customer who has just proven who he is to the portal (D-05). Called with the transaction that rests on the
 * proof.
 * @param redirect as it was kept; checked again, because the portal may have moved since. Null leads to its front door.
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

/** The portal's own way in, which takes a one-time code. */
export function portalEntry([portal]: readonly string[], place?: string): URL {
  const search = place === undefined ? '' : `?redirect=${encodeURIComponent(place)}`;
  return new URL(`/login${search}`, portal);
}
