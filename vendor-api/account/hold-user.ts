import { eq } from 'drizzle-orm';
import type { Database } from '../db/database';
import { users } from '../db/schema/account';

export interface HeldUser {
  readonly id: string;
  readonly email: string;
  readonly emailProven: boolean;
  readonly passwordHash: string;
}

/**
 * Keeps a customer's credentials as they are until the transaction ends. Whoever grants something for a password holds
 * `share`, whoever changes it holds
 * `no key update`: nothing can be granted for a password that was just changed.
 */
export async function holdUser(
  tx: Database,
  userId: string,
  strength: 'share' | 'no key update',
): Promise<HeldUser | null> {
  const [found] = await tx
    .select({
      id: users.id,
      email: users.email,
      emailProven: users.emailProven,
      passwordHash: users.passwordHash,
    })
    .from(users)
    .where(eq(users.id, userId))
    .for(strength);
  return found ?? null;
}
