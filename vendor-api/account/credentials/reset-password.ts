import type { VendorDeps } from '../../deps';
import { holdUser } from '../hold-user';
import { findLink, spendLink } from '../links/account-links';
import { type LandingAddress, landing } from '../links/landing';
import { hashPassword } from '../passwords';
import { proveEmail } from './prove-email';
import { setPassword } from './set-password';

/** Sets the password. Every session and every other link of the account ends. */
export async function resetPassword(
  deps: Pick<VendorDeps, 'db' | 'clock' | 'log' | 'settings' | 'passwordCost'>,
  { token, password }: { token: string; password: string },
): Promise<LandingAddress | 'dead-link'> {
  const { db, clock, log, settings } = deps;
  const link = await findLink(deps, 'reset-password', token);
  const userId = link?.userId ?? null;
  if (link === null || userId === null) return 'dead-link';
  const passwordHash = await hashPassword(password, deps.passwordCost);
  const outcome = await db.transaction(async (tx) => {
    const user = await holdUser(tx, userId, 'no key update');
    // The customer has another address by now.
    if (user?.email !== link.email) return 'dead-link';
    if (!(await spendLink({ db: tx, clock }, 'reset-password', token))) return 'dead-link';
    await proveEmail(tx, userId);
    await setPassword({ db: tx, clock, settings }, user, passwordHash);
    return landing({ db: tx, clock, settings }, userId, link.redirect);
  });
  if (outcome !== 'dead-link') log.info({ event: 'password reset', userId }, 'account');
  return outcome;
}
