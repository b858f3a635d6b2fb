import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../db/database';
import { users } from '../db/schema/account';
import { purchases } from '../db/schema/store';

/** Returns the billing name, else the licensee of the last sale, else the owner. */
export async function renewalBuyer(
  db: Database,
  { id, ownerId }: { readonly id: string; readonly ownerId: string },
): Promise<{ email: string; licensee: string }> {
  const [owner] = await db
    .select({ email: users.email, name: users.name, company: users.company })
    .from(users)
    .where(eq(users.id, ownerId));
  if (!owner) throw new Error('a subscription without an owner');
  const [sale] = await db
    .select({ licensee: purchases.licensee })
    .from(purchases)
    .where(and(eq(purchases.subscriptionId, id), eq(purchases.userId, ownerId)))
    .orderBy(desc(purchases.purchasedAt))
    .limit(1);
  const names = [owner.company, sale?.licensee ?? '', owner.name, owner.email].map((name) => name.trim());
  return { email: owner.email, licensee: names.find((name) => name !== '') ?? owner.email };
}

export async function ownerEmail(db: Database, ownerId: string): Promise<string> {
  const [owner] = await db.select({ email: users.email }).from(users).where(eq(users.id, ownerId));
  if (!owner) throw new Error('a subscription without an owner');
  return owner.email;
}
