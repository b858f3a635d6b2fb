import { eq } from 'drizzle-orm';
import type { Database } from '../db/database';
import { users } from '../db/schema/account';
import type { PayingCustomer } from '../payments/payment-gateway';

/** By the customer's id at the provider, else by ours. */
export async function payingCustomer(db: Database, userId: string): Promise<PayingCustomer> {
  const [user] = await db
    .select({ email: users.email, providerId: users.braintreeCustomerId })
    .from(users)
    .where(eq(users.id, userId));
  if (!user) throw new Error('a paying customer without an account');
  return { id: user.providerId ?? userId, email: user.email };
}
