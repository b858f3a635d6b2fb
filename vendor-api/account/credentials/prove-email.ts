import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { users } from '../../db/schema/account';

/** From now on the address refers to this customer wherever others name it (0019). */
export async function proveEmail(tx: Database, userId: string): Promise<void> {
  await tx.update(users).set({ emailProven: true }).where(eq(users.id, userId));
}
