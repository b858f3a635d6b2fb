import { expect, it } from 'vitest';
import { readEnv } from '../env';
import { hashPassword, passwordCost, verifyPassword } from './passwords';

it('hashes a password at a cost that guessers feel, and keeps the cost with the hash', async () => {
  const usual = passwordCost(readEnv({}).PASSWORD_COST);
  expect(128 * usual.N * usual.r).toBeGreaterThanOrEqual(32 * 1024 * 1024);
  const cost = { N: 16, r: 8, p: 1 };
  const stored = await hashPassword('correct horse', cost);
  expect(stored).toMatch(/^scrypt\$16\$8\$1\$/);
  // An old hash still verifies after the default cost has changed.
  expect(await verifyPassword('correct horse', stored, { ...cost, N: 32 })).toBe(true);
  expect(await verifyPassword('wrong horse', stored, cost)).toBe(false);
});
