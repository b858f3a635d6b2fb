import { isUniqueViolation } from '../../db/is-unique-violation';
import type { VendorDeps } from '../../deps';
import { enqueueMail } from '../../mail/outbox';
import { holdUser } from '../hold-user';
import { spendLink } from '../links/account-links';
import { type LandingAddress, landing, portalEntry } from '../links/landing';
import { emailLeftMail, emailTakenOverMail } from '../mails/account-mails';
import type { LinkAnswer } from './link-answer';
import { moveEmail } from './move-email';
import { type OpenedLink, openLink } from './open-link';
import { spokenFor } from './spoken-for';

type ConfirmDeps = Pick<VendorDeps, 'db' | 'clock' | 'log' | 'settings' | 'passwordCost'>;

/**
 * Gives an account the address that the link was sent to (PROF-17, D-134). The password is required, because licences
 * of others may come with the address.
 */
export async function confirmEmail(
  deps: ConfirmDeps,
  answer: LinkAnswer,
): Promise<LandingAddress | 'dead-link' | 'taken' | 'wrong' | 'wait'> {
  const opened = await openLink(deps, 'change-email', answer);
  if (typeof opened === 'string') return opened;
  const outcome = await moveProven(deps, opened).catch((error: unknown) => {
    if (isUniqueViolation(error)) return 'taken' as const;
    throw error;
  });
  const { userId } = opened;
  if (typeof outcome === 'object') deps.log.info({ event: 'email confirmed', userId }, 'account');
  return outcome;
}

async function moveProven(
  { db, clock, settings }: ConfirmDeps,
  { token, userId, hash, email }: OpenedLink,
): Promise<LandingAddress | 'dead-link' | 'taken' | 'wrong'> {
  return db.transaction(async (tx) => {
    const held = await holdUser(tx, userId, 'no key update');
    if (held?.passwordHash !== hash) return 'wrong';
    if (!(await spendLink({ db: tx, clock }, 'change-email', token))) return 'dead-link';
    if ((await spokenFor(tx, userId, email)) === 'taken') return 'taken';
    await moveEmail(tx, held, { email, isProven: true });
    for (const mail of [emailLeftMail(held.email, email), emailTakenOverMail(held.email, email)])
      await enqueueMail(tx, clock.now(), mail);
    return landing({ db: tx, clock, settings }, userId, portalEntry(settings.PORTAL_URL, '/profile').href);
  });
}
