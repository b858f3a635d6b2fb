import { eq } from 'drizzle-orm';
import { users } from '../../db/schema/account';
import type { VendorDeps } from '../../deps';
import { enqueueMail } from '../../mail/outbox';
import { dropLinks, findLink, LINKS_OF_AN_ACCOUNT, spendLink } from '../links/account-links';
import { pageAt } from '../links/link-to';
import { type PortalRedirect, portalRedirect } from '../links/portal-redirect';
import { type LockedUser, lockUser } from '../lock-user';
import { passwordChangedMail } from '../mails/account-mails';
import { hashPassword } from '../passwords';
import { dropCodes, revokeSessions } from '../sessions';
import { confirmUserEmail } from './email-confirmation';

export async function resetPassword(
  deps: Pick<VendorDeps, 'db' | 'clock' | 'log' | 'settings' | 'passwordCost'>,
  { token, password }: { token: string; password: string },
): Promise<PortalRedirect | 'dead-link'> {
  const link = await findLink(deps, 'reset-password', token);
  const userId = link?.userId ?? null;
  if (link === null || userId === null) return 'dead-link';
  const passwordHash = await hashPassword(password, deps.passwordCost);
  const outcome = await deps.db.transaction(async (tx) => {
    const within = { ...deps, db: tx };
    const user = await lockUser(tx, userId, 'no key update');
    // The customer has changed the address since.
    if (user?.email !== link.email) return 'dead-link';
    if (!(await spendLink(within, 'reset-password', token))) return 'dead-link';
    await confirmUserEmail(tx, userId);
    await setPassword(within, user, passwordHash);
    return portalRedirect(within, userId, link.redirect);
  });
  if (outcome !== 'dead-link') deps.log.info({ event: 'password reset', userId }, 'account');
  return outcome;
}

/** Replaces the password and ends all sessions, one-time codes and mailed links. */
export async function setPassword(
  deps: Pick<VendorDeps, 'db' | 'clock' | 'settings'>,
  { id, email }: Pick<LockedUser, 'id' | 'email'>,
  passwordHash: string,
): Promise<void> {
  const { db: tx, clock, settings } = deps;
  await tx.update(users).set({ passwordHash }).where(eq(users.id, id));
  await revokeSessions(deps, id);
  await dropCodes(tx, id);
  await dropLinks(tx, LINKS_OF_AN_ACCOUNT, { userId: id, email });
  await enqueueMail(tx, clock.now(), passwordChangedMail(email, pageAt(settings, 'forgot-password')));
}
