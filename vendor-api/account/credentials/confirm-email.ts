import { eq } from 'drizzle-orm';
import { isUniqueViolation } from '../../db/is-unique-violation';
import { users } from '../../db/schema/account';
import type { VendorDeps } from '../../deps';
import { holdUser } from '../hold-user';
import { findLink, spendLink } from '../links/account-links';
import { type LandingAddress, landing, portalEntry } from '../links/landing';
import { provePassword } from '../prove-password';
import type { LinkAnswer } from './link-answer';
import { moveEmail } from './move-email';
import { spokenFor } from './spoken-for';

type ConfirmDeps = Pick<VendorDeps, 'db' | 'clock' | 'log' | 'settings'>;

/**
 * Gives an account the address whose mailbox the link was sent to (PROF-17, D-134). Licences of others may come with the
 * address, so the password is asked for, too: nobody hands them over by opening a stranger's link.
 */
export async function confirmEmail(
  deps: ConfirmDeps,
  { token, password, address }: LinkAnswer,
): Promise<LandingAddress | 'dead-link' | 'taken' | 'wrong' | 'wait'> {
  const link = await findLink(deps, 'change-email', token);
  if (link?.userId == null) return 'dead-link';
  const [user] = await deps.db
    .select({ id: users.id, email: users.email, hash: users.passwordHash })
    .from(users)
    .where(eq(users.id, link.userId));
  if (user === undefined) return 'dead-link';
  const proof = await provePassword(deps, { email: user.email, password, address }, user.hash);
  if (proof !== 'right') return proof;
  const proven = { token, userId: user.id, hash: user.hash, email: link.email };
  const outcome = await moveProven(deps, proven).catch((error: unknown) => {
    if (isUniqueViolation(error)) return 'taken' as const;
    throw error;
  });
  if (typeof outcome === 'object') deps.log.info({ event: 'email confirmed', userId: user.id }, 'account');
  return outcome;
}

async function moveProven(
  { db, clock, settings }: ConfirmDeps,
  { token, userId, hash, email }: { token: string; userId: string; hash: string; email: string },
): Promise<LandingAddress | 'dead-link' | 'taken' | 'wrong'> {
  return db.transaction(async (tx) => {
    const held = await holdUser(tx, userId, 'no key update');
    if (held?.passwordHash !== hash) return 'wrong';
    if (!(await spendLink({ db: tx, clock }, 'change-email', token))) return 'dead-link';
    if ((await spokenFor(tx, userId, email)) === 'taken') return 'taken';
    await moveEmail({ db: tx, clock }, held, email);
    return landing({ db: tx, clock, settings }, userId, portalEntry(settings.PORTAL_URL, '/profile').href);
  });
}
