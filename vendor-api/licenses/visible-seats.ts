import { eq, type SQL } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { Database } from '../db/client';
import { seats, subscriptions } from '../db/schema/licenses';
import type { SignedInUser } from '../http/identity';
import { managedSeatIds } from './managed-seats';

/**
 * The ids of the seats a customer may see: those he owns, manages or uses, and those of groups that are being
 * transferred to him (T-09, D-91). A sub-query of unions, so that each part finds its rows by its own index.
 */
export function visibleSeatIds(db: Database, user: SignedInUser) {
  const owned = db.select({ id: seats.id }).from(seats).where(eq(seats.ownerId, user.id));
  const used = db.select({ id: seats.id }).from(seats).where(eq(seats.assignedTo, user.email));
  const offered = db
    .select({ id: seats.id })
    .from(seats)
    .innerJoin(subscriptions, eq(subscriptions.id, seats.subscriptionId))
    .where(isOfferedTo(user));
  return union(owned, used, managedSeatIds(db, user.email), offered);
}

function isOfferedTo(user: SignedInUser): SQL {
  return eq(subscriptions.pendingOwnerEmail, user.email);
}
