import { eq } from 'drizzle-orm';
import { refuseCredentials, refusePassword, sentPassword } from '#domain/account/credentials';
import { message } from '#domain/messages/catalogue';
import { emailKey, isMailable } from '#domain/text/email';
import { users } from '../../db/schema/account';
import type { VendorDeps } from '../../deps';
import type { SignedInUser } from '../../http/identity';
import { hashPassword, provePassword } from '../passwords';
import { admitTry } from '../throttle';
import { storeCredentials } from './store-credentials';

export interface CredentialsChange {
  readonly currentPassword: string;
  readonly newEmail: string | null;
  readonly newPassword: string | null;
  readonly address: string;
}

export interface CredentialsAnswer {
  readonly success: boolean;
  readonly authToken: string | null;
  readonly message: string;
}

/** Changes the sign-in address, the password, or both, after checking the current password (PROF-20). */
export async function changeCredentials(
  deps: VendorDeps,
  user: SignedInUser,
  change: CredentialsChange,
): Promise<CredentialsAnswer> {
  const newPassword = sentPassword(change.newPassword, change.currentPassword);
  const newEmail = changedEmail(change.newEmail, user.email);
  const refusal = refuseChange(newEmail, newPassword);
  if (refusal !== null) return refused(refusal);
  const proof = await provenHash(deps, user, change);
  if (typeof proof === 'string') return refused(proof);
  if (newEmail !== null && !(await mayChangeEmail(deps, user, newEmail, change.address)))
    return refused(message.tooManyTries);
  const outcome = await storeCredentials(deps, {
    userId: user.id,
    agent: user.agent ?? null,
    provenHash: proof.hash,
    newEmail,
    newHash: newPassword === null ? null : await hashPassword(newPassword, deps.passwordCost),
  });
  if (outcome === 'changed meanwhile') return refused(message.currentPasswordWrong);
  if (outcome === 'to be confirmed') return refused(message.emailConfirmationSent(newEmail ?? ''));
  deps.log.info({ event: 'credentials changed', userId: user.id }, 'account');
  return { success: true, authToken: outcome.authToken, message: '' };
}

const refused = (text: string): CredentialsAnswer => ({ success: false, authToken: null, message: text });

// Addresses are stored in lower case, so another spelling is no change.
function changedEmail(typed: string | null, current: string): string | null {
  const email = typed === null ? null : emailKey(typed);
  return email === current ? null : email;
}

// The portal's rules come first; an address only mail servers refuse gets the same text (PROF-17, D-137).
function refuseChange(newEmail: string | null, newPassword: string | null): string | null {
  const [first] = refuseCredentials({ newEmail, newPassword, confirmPassword: null });
  if (first !== undefined) return first.message;
  if (newEmail !== null && !isMailable(newEmail)) return message.validEmailRequired;
  return newPassword === null ? null : refusePassword(newPassword);
}

async function provenHash(
  deps: VendorDeps,
  user: SignedInUser,
  { currentPassword, address }: CredentialsChange,
): Promise<{ hash: string } | string> {
  const [stored] = await deps.db
    .select({ hash: users.passwordHash })
    .from(users)
    .where(eq(users.id, user.id));
  const given = { email: user.email, password: currentPassword, address };
  const proof = await provePassword(deps, given, stored?.hash ?? null);
  if (proof === 'wait') return message.tooManyTries;
  return proof === 'wrong' || stored === undefined ? message.currentPasswordWrong : stored;
}

// Throttled by account and by new address, so that neither is flooded with mails.
async function mayChangeEmail(
  { db, clock }: VendorDeps,
  user: SignedInUser,
  newEmail: string,
  address: string,
): Promise<boolean> {
  const now = clock.now();
  return (
    (await admitTry(db, { purpose: 'change-email', email: user.email, address, now })) &&
    (await admitTry(db, { purpose: 'confirm-email', email: newEmail, address, now }))
  );
}
