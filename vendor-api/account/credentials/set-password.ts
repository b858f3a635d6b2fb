import { eq } from 'drizzle-orm';
import type { Clock } from '../../clock';
import type { Database } from '../../db/database';
import { users } from '../../db/schema/account';
import type { VendorEnv } from '../../env';
import { enqueueMail } from '../../mail/outbox';
import type { HeldUser } from '../hold-user';
import { dropLinks, LINKS_OF_AN_ACCOUNT } from '../links/account-links';
import { pageAt } from '../links/link-to';
import { passwordChangedMail } from '../mails/account-mails';
import { dropCodes } from '../one-time-codes';
import { revokeSessions } from '../sessions';

interface SetDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly settings: Pick<VendorEnv, 'PUBLIC_URL'>;
}

/** Replaces the password and ends all that the old one opened: sessions, one-time codes, mailed links. */
export async function setPassword(
  { db: tx, clock, settings }: SetDeps,
  user: Pick<HeldUser, 'id' | 'email'>,
  passwordHash: string,
): Promise<void> {
  await tx.update(users).set({ passwordHash }).where(eq(users.id, user.id));
  await revokeSessions({ db: tx, clock }, user.id);
  await dropCodes(tx, user.id);
  await dropLinks(tx, LINKS_OF_AN_ACCOUNT, { userId: user.id, email: user.email });
  await enqueueMail(tx, clock.now(), passwordChangedMail(user.email, pageAt(settings, 'forgot-password')));
}
