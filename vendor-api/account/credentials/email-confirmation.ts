import { eq } from 'drizzle-orm';
import { message } from '#domain/messages/catalogue';
import type { Database } from '../../db/database';
import { users } from '../../db/schema/account';
import type { VendorDeps } from '../../deps';
import { type Answer, DONE, failure } from '../../http/answer';
import type { SignedInUser } from '../../http/identity';
import { enqueueMail } from '../../mail/outbox';
import { issueLink } from '../links/account-links';
import { linkTo } from '../links/link-to';
import { lockUser } from '../lock-user';
import { type AddressChange, confirmAddressMail } from '../mails/account-mails';
import { admitTry } from '../throttle';

type MailDeps = Pick<VendorDeps, 'db' | 'clock' | 'settings'>;

interface Unconfirmed {
  readonly userId: string;
  readonly email: string;
  readonly change: AddressChange | null;
}

export async function mailConfirmation(
  deps: MailDeps,
  { userId, email, change }: Unconfirmed,
): Promise<void> {
  const token = await issueLink(deps, { kind: 'confirm-email', userId, email });
  const link = linkTo(deps.settings, 'confirm-email', token);
  await enqueueMail(deps.db, deps.clock.now(), confirmAddressMail({ to: email, link, change }));
}

export async function resendConfirmation(
  deps: MailDeps,
  user: SignedInUser,
  address: string,
): Promise<Answer> {
  if (user.emailProven) return DONE;
  const { db, clock } = deps;
  const attempt = { purpose: 'confirm-email', email: user.email, address, now: clock.now() } as const;
  if (!(await admitTry(db, attempt))) return failure({ message: message.tooManyTries });
  await db.transaction(async (tx) => {
    const locked = await lockUser(tx, user.id, 'no key update');
    if (locked === null || locked.emailProven) return;
    const unconfirmed = { userId: locked.id, email: locked.email, change: null };
    await mailConfirmation({ ...deps, db: tx }, unconfirmed);
  });
  return DONE;
}

/** Confirms the address, so that licenses of others that name it refer to this customer (0019). */
export async function confirmUserEmail(tx: Database, userId: string): Promise<void> {
  await tx.update(users).set({ emailProven: true }).where(eq(users.id, userId));
}
