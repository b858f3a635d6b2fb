import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { parseBillingName } from '#domain/billing/billing-name';
import type { Database } from '../db/database';
import { users } from '../db/schema/account';
import { type Answer, DONE, refused } from './answer';

export const billingNameUpdate = z.object({ Company: z.string() });

export async function updateBillingName(db: Database, userId: string, typed: string): Promise<Answer> {
  const parsed = parseBillingName(typed);
  if (!parsed.ok) return refused(parsed.message);
  await db.update(users).set({ company: parsed.name }).where(eq(users.id, userId));
  return DONE;
}
