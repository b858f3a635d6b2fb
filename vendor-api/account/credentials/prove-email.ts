import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { users } from '../../db/schema/account';

/**
 * Records that the mailbox of a customer's address is his: from now on whatever names it means him (0019). Called inside
 * a transaction that holds the user for `no key update`.
 */
export async function proveEmail(tx: Database, userId: string): Promise<void> {
  await tx.update(users).set({ emailProven: true }).where(eq(users.id, userId));
}
