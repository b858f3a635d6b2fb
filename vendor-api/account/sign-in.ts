import { eq } from 'drizzle-orm';
import { emailKey } from '#domain/text/email';
import type { Database } from '../db/database';
import { users } from '../db/schema/account';
import type { VendorDeps } from '../deps';
import { lockUser } from './lock-user';
import { type PasswordProof, provePassword } from './passwords';

export type SignInOutcome =
  | { readonly kind: 'signed-in'; readonly granted: string }
  | { readonly kind: 'wrong-credentials' }
  | { readonly kind: 'wait' };

/** @param grant creates the session or code; not called if the password has changed */
export async function signIn(
  deps: Pick<VendorDeps, 'db' | 'clock' | 'log' | 'passwordCost'>,
  credentials: PasswordProof,
  grant: (tx: Database, userId: string) => Promise<string>,
): Promise<SignInOutcome> {
  const email = emailKey(credentials.email);
  const [user] = await deps.db
    .select({ id: users.id, passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.email, email));
  const proof = await provePassword(deps, { ...credentials, email }, user?.passwordHash ?? null);
  if (proof === 'wait') return { kind: 'wait' };
  if (user === undefined || proof === 'wrong') return { kind: 'wrong-credentials' };
  const granted = await deps.db.transaction(async (tx) => {
    const held = await lockUser(tx, user.id, 'share');
    return held?.passwordHash === user.passwordHash ? grant(tx, user.id) : null;
  });
  if (granted === null) return { kind: 'wrong-credentials' };
  deps.log.info({ event: 'signed in', userId: user.id }, 'sign-in');
  return { kind: 'signed-in', granted };
}
