import { MAX_PASSWORD_LENGTH } from '#domain/account/credentials';
import type { VendorDeps } from '../deps';
import { verifyPassword } from './passwords';
import { admitTry, forgetTries } from './throttle';

export interface PasswordProof {
  readonly email: string;
  readonly password: string;
  readonly address: string;
}

type Proof = 'right' | 'wrong' | 'wait';

/** All ways of typing a password share one throttle. @param stored null without an account, for the same work */
export async function provePassword(
  { db, clock, log, passwordCost }: Pick<VendorDeps, 'db' | 'clock' | 'log' | 'passwordCost'>,
  { email, password, address }: PasswordProof,
  stored: string | null,
): Promise<Proof> {
  const attempt = { purpose: 'sign-in', email, address, now: clock.now() } as const;
  if (!(await admitTry(db, attempt))) {
    log.warn({ event: 'sign-in throttled' }, 'password refused');
    return 'wait';
  }
  if (!(await verifyPassword(password.slice(0, MAX_PASSWORD_LENGTH + 1), stored, passwordCost))) {
    log.warn({ event: 'wrong credentials' }, 'password refused');
    return 'wrong';
  }
  await forgetTries(db, attempt);
  return 'right';
}
