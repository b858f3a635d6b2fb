import type { Database } from '../../db/database';
import { isUniqueViolation } from '../../db/is-unique-violation';
import type { VendorDeps } from '../../deps';
import { enqueueMail } from '../../mail/outbox';
import { type HeldUser, holdUser } from '../hold-user';
import { issueLink } from '../links/account-links';
import { linkTo } from '../links/link-to';
import { confirmEmailMail, emailLeftMail, emailTakenMail } from '../mails/account-mails';
import { startSession } from '../sessions';
import { mailConfirmation } from './mail-confirmation';
import { moveEmail } from './move-email';
import { setPassword } from './set-password';
import { spokenFor } from './spoken-for';

type StoreDeps = Pick<VendorDeps, 'db' | 'clock' | 'settings'>;

export interface ProvenChange {
  readonly userId: string;
  readonly provenHash: string;
  readonly newEmail: string | null;
  readonly newHash: string | null;
}

export type StoredChange = 'changed meanwhile' | 'to be confirmed' | { readonly authToken: string | null };

/**
 * Stores a change of credentials in one transaction. A new address that is not free is only asked to confirm. A free
 * one is taken at once, but licences of others that name it stay hidden until it is confirmed (0019).
 */
export async function storeCredentials(deps: StoreDeps, change: ProvenChange): Promise<StoredChange> {
  const store = () => deps.db.transaction((tx) => storeWithin({ ...deps, db: tx }, change));
  return store().catch((error: unknown) => {
    if (!isUniqueViolation(error)) throw error;
    return store();
  });
}

async function storeWithin(deps: StoreDeps, change: ProvenChange): Promise<StoredChange> {
  const { db: tx, clock, settings } = deps;
  const user = await holdUser(tx, change.userId, 'no key update');
  if (user?.passwordHash !== change.provenHash) return 'changed meanwhile';
  if (change.newEmail !== null) {
    const claim = await spokenFor(tx, user.id, change.newEmail);
    if (claim !== 'free') {
      await askMailbox(deps, user, change.newEmail, claim);
      return 'to be confirmed';
    }
  }
  const { newHash, newEmail } = change;
  const email = newEmail ?? user.email;
  // Before the address, because a new password ends open links and the link for the new address has to stay.
  if (newHash !== null) await setPassword({ db: tx, clock, settings }, { id: user.id, email }, newHash);
  if (newEmail !== null) await takeFree(deps, user, newEmail);
  if (newHash === null) return { authToken: null };
  return { authToken: await startSession({ db: tx, clock }, user.id, settings.SESSION_TTL_HOURS) };
}

async function takeFree(deps: StoreDeps, user: HeldUser, email: string): Promise<void> {
  const { db: tx, clock } = deps;
  await moveEmail(tx, user, { email, isProven: false });
  await enqueueMail(tx, clock.now(), emailLeftMail(user.email, email));
  await mailConfirmation(deps, { userId: user.id, email, from: user.email });
}

// A link is made in both cases, so that neither timing nor rows show which one it is.
async function askMailbox(
  { db: tx, clock, settings }: StoreDeps & { db: Database },
  user: HeldUser,
  email: string,
  claim: 'named' | 'taken',
): Promise<void> {
  const token = await issueLink({ db: tx, clock }, { kind: 'change-email', userId: user.id, email });
  const mail =
    claim === 'named'
      ? confirmEmailMail(email, linkTo(settings, 'change-email', token), user.email)
      : emailTakenMail(email, user.email);
  await enqueueMail(tx, clock.now(), mail);
}
