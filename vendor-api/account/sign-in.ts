import { eq } from 'drizzle-orm';
import { users } from '../db/schema/account';
import type { VendorDeps } from '../deps';
import { MAX_PASSWORD_LENGTH, verifyPassword } from './passwords';
import { admitTry, forgetTries } from './sign-in-throttle';

/** What became of a sign-in. Wrong e-mail and wrong password are one answer (no account can be guessed). */
export type SignInOutcome =
  | { readonly kind: 'signed-in'; readonly userId: string }
  | { readonly kind: 'wrong-credentials' }
  | { readonly kind: 'wait' };

export interface Credentials {
  readonly email: string;
  readonly password: string;
  /** The caller's network address. */
  readonly address: string;
}

/** Checks an e-mail and a password, at most as often as the throttle allows. */
export async function signIn(
  { db, clock, log }: Pick<VendorDeps, 'db' | 'clock' | 'log'>,
  { email, password, address }: Credentials,
): Promise<SignInOutcome> {
  const attempt = { email: email.trim().toLowerCase(), address, now: clock.now() };
  if (!(await admitTry(db, attempt))) {
    log.warn({ event: 'sign-in throttled' }, 'sign-in refused');
    return { kind: 'wait' };
  }
  const [user] = await db
    .select({ id: users.id, passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.email, attempt.email));
  const isRight = await verifyPassword(
    password.slice(0, MAX_PASSWORD_LENGTH + 1),
    user?.passwordHash ?? null,
  );
  if (user === undefined || !isRight) {
    log.warn({ event: 'wrong credentials' }, 'sign-in refused');
    return { kind: 'wrong-credentials' };
  }
  await forgetTries(db, attempt);
  log.info({ event: 'signed in', userId: user.id }, 'sign-in');
  return { kind: 'signed-in', userId: user.id };
}
