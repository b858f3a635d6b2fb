import { eq } from 'drizzle-orm';
import { emailKey, isMailable } from '#domain/text/email';
import type { Database } from '../../db/database';
import { users } from '../../db/schema/account';
import type { VendorDeps } from '../../deps';
import { enqueueMail, type NewMail } from '../../mail/outbox';
import { issueLink } from '../links/account-links';
import { linkTo } from '../links/link-to';
import { resetPasswordMail } from '../mails/account-mails';
import { admitTry } from '../throttle';

export interface ResetRequest {
  readonly email: string;
  readonly address: string;
  readonly redirect: URL | null;
}

/** Mails a reset link (PROF-23). An unknown address runs the same statements and rolls the mail back. */
export async function requestReset(
  { db, clock, settings }: Pick<VendorDeps, 'db' | 'clock' | 'settings'>,
  { email: typed, address, redirect }: ResetRequest,
): Promise<void> {
  const email = emailKey(typed);
  const now = clock.now();
  if (!isMailable(email) || !(await admitTry(db, { purpose: 'forgot-password', email, address, now })))
    return;
  await db.transaction(async (tx) => {
    const [user] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email));
    const userId = user?.id ?? null;
    const link = { kind: 'reset-password', userId, email, redirect } as const;
    const token = await issueLink({ db: tx, clock }, link);
    const mail = resetPasswordMail(email, linkTo(settings, 'reset-password', token));
    await (userId === null
      ? pretendToMail(tx, now, mail)
      : tx.transaction((part) => enqueueMail(part, now, mail)));
  });
}

class Pretended extends Error {}

async function pretendToMail(tx: Database, now: Date, mail: NewMail): Promise<void> {
  const pretended = tx.transaction(async (part) => {
    await enqueueMail(part, now, mail);
    throw new Pretended();
  });
  await pretended.catch((error: unknown) => {
    if (!(error instanceof Pretended)) throw error;
  });
}
