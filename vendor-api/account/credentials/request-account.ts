import { eq } from 'drizzle-orm';
import { refusePassword } from '#domain/account/credentials';
import { parseName } from '#domain/account/profile';
import { message } from '#domain/messages/catalogue';
import { emailKey, isMailable } from '#domain/text/email';
import { users } from '../../db/schema/account';
import type { VendorDeps } from '../../deps';
import { enqueueMail } from '../../mail/outbox';
import { issueLink } from '../links/account-links';
import { linkTo, pageAt } from '../links/link-to';
import { accountExistsMail, confirmAccountMail } from '../mails/account-mails';
import { hashPassword } from '../passwords';
import { admitTry } from '../throttle';

export interface AccountRequest {
  readonly email: string;
  readonly password: string;
  readonly name: string;
  readonly address: string;
  readonly redirect: URL | null;
}

export interface AccountRefusals {
  readonly email: string | null;
  readonly name: string | null;
  readonly password: string | null;
}

export function refuseAccount({ email, name, password }: AccountRequest): AccountRefusals | null {
  const parsedName = parseName(name);
  const refusals = {
    email: isMailable(emailKey(email)) ? null : message.validEmailRequired,
    name: parsedName.ok ? null : parsedName.message,
    password: refusePassword(password),
  };
  return Object.values(refusals).every((refusal) => refusal === null) ? null : refusals;
}

/** Mails the link that creates the account (AUTH-26). Known addresses get the same answer, work and rows. */
export async function requestAccount(
  { db, clock, settings, passwordCost }: Pick<VendorDeps, 'db' | 'clock' | 'settings' | 'passwordCost'>,
  request: AccountRequest,
): Promise<void> {
  const email = emailKey(request.email);
  const name = parseName(request.name);
  const now = clock.now();
  const attempt = { purpose: 'create-account', email, address: request.address, now } as const;
  if (!name.ok || !(await admitTry(db, attempt))) return;
  const passwordHash = await hashPassword(request.password, passwordCost);
  await db.transaction(async (tx) => {
    const [owner] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email));
    const link = { email, name: name.name, passwordHash, redirect: request.redirect };
    const token = await issueLink({ db: tx, clock }, { kind: 'create-account', userId: null, ...link });
    const mail =
      owner === undefined
        ? confirmAccountMail(email, linkTo(settings, 'create-account', token))
        : accountExistsMail(email, {
            signIn: pageAt(settings, 'sign-in', request.redirect),
            forgotPassword: pageAt(settings, 'forgot-password', request.redirect),
          });
    await enqueueMail(tx, now, mail);
  });
}
