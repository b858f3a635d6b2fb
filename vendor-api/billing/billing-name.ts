import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { parseBillingName } from '#domain/billing/billing-name';
import type { Database } from '../db/database';
import { users } from '../db/schema/account';
import { type Answer, DONE, refused } from './answer';

/** The body of `updatebillingname` (REST-19). */
export const billingNameUpdate = z.object({ Company: z.string() });

/** Changes the billing name; what cannot be one is refused and nothing changes (BILL-04, BILL-05). */
export async function updateBillingName(db: Database, userId: string, typed: string): Promise<Answer> {
  const parsed = parseBillingName(typed);
  if (!parsed.ok) return refused(parsed.message);
  await db.update(users).set({ company: parsed.name }).where(eq(users.id, userId));
  return DONE;
}
