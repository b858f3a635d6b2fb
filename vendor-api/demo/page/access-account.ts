import { eq } from 'drizzle-orm';
import type { CookieOptions } from 'express';
import { startSession } from '../../account/sessions';
import { users } from '../../db/schema/account';
import type { VendorDeps } from '../../deps';
import { DIANA } from '../diana-groups';

const HOURS = 1;

/** A delegate's session in the three cookies of AUTH-16. Null without the demonstration data. */
export async function accessDiana(
  deps: Pick<VendorDeps, 'db' | 'clock' | 'log'>,
): Promise<Readonly<Record<string, string>> | null> {
  const [diana] = await deps.db.select({ id: users.id }).from(users).where(eq(users.email, DIANA));
  if (diana === undefined) return null;
  deps.log.info({ event: 'account accessed', userId: diana.id }, 'demonstration');
  return { stoken: await startSession(deps, diana.id, HOURS), btid: 'demo', portaluser: 'support' };
}

/** Readable, because the portal shows and clears them (AUTH-20). */
export function delegateCookie(portal: URL): CookieOptions {
  return { path: '/', sameSite: 'lax', httpOnly: false, secure: portal.protocol === 'https:' };
}
