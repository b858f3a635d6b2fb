import type { VendorDeps } from '../../deps';
import { holdUser } from '../hold-user';
import { spendLink } from '../links/account-links';
import { type LandingAddress, landing, portalEntry } from '../links/landing';
import type { LinkAnswer } from './link-answer';
import { type OpenedLink, openLink } from './open-link';
import { proveEmail } from './prove-email';

type ConfirmDeps = Pick<VendorDeps, 'db' | 'clock' | 'log' | 'settings' | 'passwordCost'>;

/**
 * Confirms the address of an account (0019). The password is required, because a stranger may have taken the address.
 */
export async function confirmAddress(
  deps: ConfirmDeps,
  answer: LinkAnswer,
): Promise<LandingAddress | 'dead-link' | 'wrong' | 'wait'> {
  const opened = await openLink(deps, 'confirm-email', answer);
  if (typeof opened === 'string') return opened;
  const outcome = await prove(deps, opened);
  const { userId } = opened;
  if (typeof outcome === 'object') deps.log.info({ event: 'email confirmed', userId }, 'account');
  return outcome;
}

async function prove(
  { db, clock, settings }: ConfirmDeps,
  { token, userId, hash, email }: OpenedLink,
): Promise<LandingAddress | 'dead-link' | 'wrong'> {
  return db.transaction(async (tx) => {
    const held = await holdUser(tx, userId, 'no key update');
    if (held?.passwordHash !== hash) return 'wrong';
    // The customer has another address by now.
    if (held.email !== email) return 'dead-link';
    if (!(await spendLink({ db: tx, clock }, 'confirm-email', token))) return 'dead-link';
    await proveEmail(tx, userId);
    return landing({ db: tx, clock, settings }, userId, portalEntry(settings.PORTAL_URL, '/profile').href);
  });
}
