import { eq } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { Database } from '../db/client';
import { seats, subscriptions } from '../db/schema/licenses';
import { meant, type Named } from './is-meant';
import { managedSeatIds } from './managed-seats';

/**
 * The ids of the seats a customer may see: those he owns, manages or uses, and those of groups that are being
 * transferred to him (T-09, D-91). A sub-query of unions, so that each part finds its rows by its own index.
 */
export function visibleSeatIds(db: Database, user: Named) {
  const owned = db.select({ id: seats.id }).from(seats).where(eq(seats.ownerId, user.id));
  const used = db
    .select({ id: seats.id })
    .from(seats)
    .where(meant(seats.assignedTo, seats.assignedUserId, user));
  const offered = db
    .select({ id: seats.id })
    .from(seats)
    .innerJoin(subscriptions, eq(subscriptions.id, seats.subscriptionId))
    .where(meant(subscriptions.pendingOwnerEmail, subscriptions.pendingOwnerId, user));
  return union(owned, used, managedSeatIds(db, user), offered);
}
