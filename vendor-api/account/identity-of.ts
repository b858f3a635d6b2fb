import { eq } from 'drizzle-orm';
import type { Database } from '../db/database';
import { users } from '../db/schema/account';
import type { UserIdentity } from './refers-to';

/** Returns the current identity, as the address may have changed since sign-in; null for an unknown user. */
export async function identityOf(db: Database, userId: string): Promise<UserIdentity | null> {
  const { id, email, emailProven } = users;
  const [user] = await db.select({ id, email, emailProven }).from(users).where(eq(id, userId));
  return user ?? null;
}
