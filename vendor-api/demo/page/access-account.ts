import { eq } from 'drizzle-orm';
import type { CookieOptions } from 'express';
import { startSession } from '../../account/sessions';
import { users } from '../../db/schema/account';
import type { VendorDeps } from '../../deps';
import { DIANA } from '../diana-groups';

const HOURS = 1;

/**
 * Opens Diana's account the way a support person's tool would: a session of hers in the three cookies by which the
 * portal knows a delegate (AUTH-16). Null when the database does not tell the demonstration's story.
 */
export async function accessDiana(
  deps: Pick<VendorDeps, 'db' | 'clock' | 'log'>,
): Promise<Readonly<Record<string, string>> | null> {
  const [diana] = await deps.db.select({ id: users.id }).from(users).where(eq(users.email, DIANA));
  if (diana === undefined) return null;
  deps.log.info({ event: 'account accessed', userId: diana.id }, 'demonstration');
  return { stoken: await startSession(deps, diana.id, HOURS), btid: 'demo', portaluser: 'support' };
}

/** The portal has to see and clear them (AUTH-20); no other site's page can have them sent with a form. */
export function delegateCookie(portal: URL): CookieOptions {
  return { path: '/', sameSite: 'lax', httpOnly: false, secure: portal.protocol === 'https:' };
}
