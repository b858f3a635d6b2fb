import { eq } from 'drizzle-orm';
import type { Database } from '../db/database';
import { users } from '../db/schema/account';

export interface LockedUser {
  readonly id: string;
  readonly email: string;
  readonly emailProven: boolean;
  readonly passwordHash: string;
}

/**
 * Locks the customer's row until the transaction ends: `share` to grant something for a password, `no key update` to
 * change it. So nothing is granted for a password that was just changed.
 */
export async function lockUser(
  tx: Database,
  userId: string,
  strength: 'share' | 'no key update',
): Promise<LockedUser | null> {
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
