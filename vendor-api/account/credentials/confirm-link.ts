import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { isUniqueViolation } from '../../db/errors';
import { users } from '../../db/schema/account';
import type { VendorDeps } from '../../deps';
import { enqueueMail } from '../../mail/outbox';
import { type AccountLink, findLink, type LinkKind, spendLink } from '../links/account-links';
import { type PortalRedirect, portalEntry, portalRedirect } from '../links/portal-redirect';
import { type LockedUser, lockUser } from '../lock-user';
import { emailLeftMail, emailTakenOverMail } from '../mails/account-mails';
import { provePassword } from '../passwords';
import { confirmUserEmail } from './email-confirmation';
import { addressAvailability, moveEmail } from './move-email';

type ConfirmDeps = Pick<VendorDeps, 'db' | 'clock' | 'log' | 'settings' | 'passwordCost'>;

interface LinkForm {
  readonly token: string;
  readonly password: string;
  readonly address: string;
}

/** `taken`: another account has the address. */
export type ConfirmOutcome = PortalRedirect | 'dead-link' | 'taken' | 'wrong' | 'wait';

/** The link proves the mailbox, the password that the reader is the person who asked for the account. */
export async function confirmAccount(
  deps: ConfirmDeps,
  { token, password, address }: LinkForm,
): Promise<ConfirmOutcome> {
  const link = await findLink(deps, 'create-account', token);
  if (link === null) return 'dead-link';
  const proof = await provePassword(deps, { email: link.email, password, address }, link.passwordHash);
  if (proof !== 'right') return proof;
  const outcome = await createAccount(deps, token, link);
  if (typeof outcome === 'object') deps.log.info({ event: 'account made' }, 'account');
  return outcome;
}

async function createAccount(
  deps: ConfirmDeps,
  token: string,
  { email, name, passwordHash, redirect }: AccountLink,
): Promise<ConfirmOutcome> {
  return deps.db.transaction(async (tx) => {
    const within = { ...deps, db: tx };
    if (passwordHash === null || !(await spendLink(within, 'create-account', token))) return 'dead-link';
    const id = randomUUID();
    const made = await tx
      .insert(users)
      .values({ id, email, name: name ?? '', passwordHash, createdAt: deps.clock.now() })
      .onConflictDoNothing({ target: users.email })
      .returning({ id: users.id });
    return made.length === 0 ? 'taken' : portalRedirect(within, id, redirect);
  });
}

/** Confirms an address (0019). Needs the password, because a stranger may have taken the address. */
export function confirmAddress(deps: ConfirmDeps, form: LinkForm): Promise<ConfirmOutcome> {
  return confirmByLink(deps, 'confirm-email', form, async ({ db }, user, email) => {
    // The customer has changed the address since.
    if (user.email !== email) return 'dead-link';
    await confirmUserEmail(db, user.id);
    return null;
  });
}

/** Gives an account the linked address (PROF-17, D-134). Needs the password, as licenses may come with it. */
export async function confirmEmail(deps: ConfirmDeps, form: LinkForm): Promise<ConfirmOutcome> {
  const outcome = confirmByLink(deps, 'change-email', form, async ({ db, clock, settings }, user, email) => {
    if ((await addressAvailability(db, user.id, email)) === 'taken') return 'taken';
    await moveEmail(db, user, { email, isProven: true });
    const left = emailLeftMail(user.email, email, settings.SUPPORT_HOST);
    for (const mail of [left, emailTakenOverMail(user.email, email)])
      await enqueueMail(db, clock.now(), mail);
    return null;
  });
  return outcome.catch((error: unknown) => {
    if (isUniqueViolation(error)) return 'taken';
    throw error;
  });
}

async function confirmByLink(
  deps: ConfirmDeps,
  kind: Extract<LinkKind, 'change-email' | 'confirm-email'>,
  { token, password, address }: LinkForm,
  confirm: (within: ConfirmDeps, user: LockedUser, email: string) => Promise<'dead-link' | 'taken' | null>,
): Promise<ConfirmOutcome> {
  const link = await findLink(deps, kind, token);
  if (link?.userId == null) return 'dead-link';
  const { userId, email } = link;
  const [user] = await deps.db.select().from(users).where(eq(users.id, userId));
  if (user === undefined) return 'dead-link';
  const proof = await provePassword(deps, { email: user.email, password, address }, user.passwordHash);
  if (proof !== 'right') return proof;
  const outcome = await deps.db.transaction(async (tx) => {
    const within = { ...deps, db: tx };
    const locked = await lockUser(tx, userId, 'no key update');
    if (locked?.passwordHash !== user.passwordHash) return 'wrong';
    if (!(await spendLink(within, kind, token))) return 'dead-link';
    const refusal = await confirm(within, locked, email);
    if (refusal !== null) return refusal;
    const profile = portalEntry(deps.settings.PORTAL_URL, '/profile');
    return portalRedirect(within, userId, profile.href);
  });
  if (typeof outcome === 'object') deps.log.info({ event: 'email confirmed', userId }, 'account');
  return outcome;
}
