import { eq } from 'drizzle-orm';
import type { Database } from '../db/database';
import { users } from '../db/schema/account';

/** Locks the row: `share` to grant something on a password, `no key update` to change the user. */
export async function lockUser(tx: Database, userId: string, strength: 'share' | 'no key update') {
  const { id, email, emailProven, name, passwordHash } = users;
  const [found] = await tx
    .select({ id, email, emailProven, name, passwordHash })
    .from(users)
    .where(eq(id, userId))
    .for(strength);
  return found ?? null;
}

export type LockedUser = NonNullable<Awaited<ReturnType<typeof lockUser>>>;
