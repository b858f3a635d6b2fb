import { noteAccountChange } from '../../activity/account-change';
import { isUniqueViolation } from '../../db/errors';
import type { VendorDeps } from '../../deps';
import { enqueueMail } from '../../mail/outbox';
import { issueLink } from '../links/account-links';
import { linkTo } from '../links/link-to';
import { type LockedUser, lockUser } from '../lock-user';
import { confirmEmailMail, emailLeftMail, emailTakenMail } from '../mails/account-mails';
import { startSession } from '../sessions';
import { mailConfirmation } from './email-confirmation';
import { addressAvailability, moveEmail } from './move-email';
import { setPassword } from './set-password';

type StoreDeps = Pick<VendorDeps, 'db' | 'clock' | 'settings'>;

interface ProvenChange {
  readonly userId: string;
  /** Agent in access mode; the new session keeps it. */
  readonly agent: string | null;
  readonly provenHash: string;
  readonly newEmail: string | null;
  readonly newHash: string | null;
}

type StoredChange = 'changed meanwhile' | 'to be confirmed' | { readonly authToken: string | null };

/** Stores a free address immediately, unconfirmed; any other only gets a mail to confirm it (0019). */
export async function storeCredentials(deps: StoreDeps, change: ProvenChange): Promise<StoredChange> {
  const store = () => deps.db.transaction((tx) => storeWithin({ ...deps, db: tx }, change));
  return store().catch((error: unknown) => {
    if (!isUniqueViolation(error)) throw error;
    return store();
  });
}

async function storeWithin(deps: StoreDeps, change: ProvenChange): Promise<StoredChange> {
  const { db: tx, clock, settings } = deps;
  const user = await lockUser(tx, change.userId, 'no key update');
  if (user?.passwordHash !== change.provenHash) return 'changed meanwhile';
  if (change.newEmail !== null) {
    const availability = await addressAvailability(tx, user.id, change.newEmail);
    if (availability !== 'free') {
      await sendConfirmLink(deps, user, change.newEmail, availability);
      return 'to be confirmed';
    }
  }
  const { newHash, newEmail } = change;
  const email = newEmail ?? user.email;
  // Before the address, because a new password drops open links and the link for the new address has to stay.
  if (newHash !== null) await setPassword(deps, { id: user.id, email }, newHash);
  if (newEmail !== null)
    await changeEmailNow(deps, user, { email: newEmail, hasNewPassword: newHash !== null });
  const changed = [
    ...(newEmail === null ? [] : ['Sign-in address']),
    ...(newHash === null ? [] : ['Password']),
  ];
  const by = { id: user.id, email: user.email, agent: change.agent };
  if (changed.length > 0) await noteAccountChange(tx, clock.now(), by, changed.join(', '));
  if (newHash === null) return { authToken: null };
  const hours = settings.SESSION_TTL_HOURS;
  return { authToken: await startSession({ db: tx, clock }, user.id, hours, change.agent) };
}

interface NewEmail {
  readonly email: string;
  readonly hasNewPassword: boolean;
}

async function changeEmailNow(
  deps: StoreDeps,
  user: LockedUser,
  { email, hasNewPassword }: NewEmail,
): Promise<void> {
  const { db: tx, clock, settings } = deps;
  await moveEmail(tx, user, { email, isProven: false });
  await enqueueMail(tx, clock.now(), emailLeftMail(user.email, email, settings.SUPPORT_HOST));
  await mailConfirmation(deps, { userId: user.id, email, change: { from: user.email, hasNewPassword } });
}

// A link is made in both cases, so that neither timing nor rows reveal that the address is taken.
async function sendConfirmLink(
  { db: tx, clock, settings }: StoreDeps,
  user: LockedUser,
  email: string,
  availability: 'named' | 'taken',
): Promise<void> {
  const token = await issueLink({ db: tx, clock }, { kind: 'change-email', userId: user.id, email });
  const mail =
    availability === 'named'
      ? confirmEmailMail(email, linkTo(settings, 'change-email', token), user.email)
      : emailTakenMail(email, user.email);
  await enqueueMail(tx, clock.now(), mail);
}
