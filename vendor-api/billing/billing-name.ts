import { eq } from 'drizzle-orm';
import { parseBillingName } from '#domain/billing/billing-name';
import type { Database } from '../db/database';
import { users } from '../db/schema/account';
import { type Answer, DONE, failure } from '../http/answer';

export async function billingName(db: Database, userId: string): Promise<string> {
  const [account] = await db.select({ company: users.company }).from(users).where(eq(users.id, userId));
  return account?.company ?? '';
}

export async function updateBillingName(db: Database, userId: string, typed: string): Promise<Answer> {
  const parsed = parseBillingName(typed);
  if (!parsed.ok) return failure(parsed);
  await db.update(users).set({ company: parsed.name }).where(eq(users.id, userId));
  return DONE;
}
