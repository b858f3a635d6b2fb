import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { MAX_PASSWORD_LENGTH } from '#domain/account/credentials';
import type { PasswordCost, VendorDeps } from '../deps';
import { admitTry, forgetTries } from './throttle';

const KEY_BYTES = 32;
const MAX_MEMORY = 256 * 1024 * 1024;

/** @param exponent of N: each step doubles the time and the memory of a try */
export function passwordCost(exponent: number): PasswordCost {
  return { N: 2 ** exponent, r: 8, p: 3 };
}

/** Format `scrypt$N$r$p$salt$key`, so that the cost can be raised without invalidating old passwords. */
export async function hashPassword(password: string, cost: PasswordCost): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, cost);
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/** A null hash (no account) takes the same time, so that timing does not reveal which addresses have one. */
export async function verifyPassword(
  password: string,
  stored: string | null,
  usual: PasswordCost,
): Promise<boolean> {
  const parsed = parseHash(stored);
  const { cost, salt, key } = parsed ?? {
    cost: usual,
    salt: Buffer.alloc(16),
    key: Buffer.alloc(KEY_BYTES),
  };
  const derived = await derive(password, salt, cost);
  return timingSafeEqual(derived, key) && parsed !== null;
}

function parseHash(stored: string | null): { cost: PasswordCost; salt: Buffer; key: Buffer } | null {
  const [scheme, N, r, p, salt = '', key = ''] = (stored ?? '').split('$');
  if (scheme !== 'scrypt') return null;
  return {
    cost: { N: Number(N), r: Number(r), p: Number(p) },
    salt: Buffer.from(salt, 'base64url'),
    key: Buffer.from(key, 'base64url'),
  };
}

function derive(password: string, salt: Buffer, cost: PasswordCost): Promise<Buffer> {
  const options: ScryptOptions = { ...cost, maxmem: MAX_MEMORY };
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, options, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

export interface PasswordProof {
  readonly email: string;
  readonly password: string;
  readonly address: string;
}

type Proof = 'right' | 'wrong' | 'wait';

/** All password forms share one throttle. @param stored null without an account, for the same timing */
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
