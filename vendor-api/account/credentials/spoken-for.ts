import { and, eq, ne } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database';
import { users } from '../../db/schema/account';
import { seatManagers, seats, subscriptions } from '../../db/schema/licenses';

/** `taken`: another account has the address. `named`: licences of others name it, and whoever has it may use them. */
export async function spokenFor(
  tx: Database,
  userId: string,
  email: string,
): Promise<'free' | 'named' | 'taken'> {
  const [owner] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, email), ne(users.id, userId)));
  if (owner !== undefined) return 'taken';
  const used = tx
    .select({ id: seats.id })
    .from(seats)
    .where(and(eq(seats.assignedTo, email), ne(seats.ownerId, userId)));
  const managed = tx
    .select({ id: seats.id })
    .from(seatManagers)
    .innerJoin(seats, eq(seats.id, seatManagers.seatId))
    .where(and(eq(seatManagers.email, email), ne(seats.ownerId, userId)));
  const offered = tx
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(and(eq(subscriptions.pendingOwnerEmail, email), ne(subscriptions.ownerId, userId)));
  const named = await unionAll(used, managed, offered).limit(1);
  return named.length > 0 ? 'named' : 'free';
}
