import { eq, inArray } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import { refersToUser, type UserIdentity } from '../account/refers-to';
import type { Database } from '../db/database';
import { seats, subscriptions } from '../db/schema/licenses';
import { managedSeatIds } from './managed-seats';

/**
 * The seats that a customer owns, manages, uses or is offered (T-09, D-91). A union, so that each part uses its own
 * index.
 */
export function visibleSeatIds(db: Database, user: UserIdentity) {
  const owned = db.select({ id: seats.id }).from(seats).where(eq(seats.ownerId, user.id));
  const used = db
    .select({ id: seats.id })
    .from(seats)
    .where(refersToUser(seats.assignedTo, seats.assignedUserId, user));
  const offered = db
    .select({ id: seats.id })
    .from(seats)
    .innerJoin(subscriptions, eq(subscriptions.id, seats.subscriptionId))
    .where(refersToUser(subscriptions.pendingOwnerEmail, subscriptions.pendingOwnerId, user));
  return union(owned, used, managedSeatIds(db, user), offered);
}

/** The owners of visible seats, whose photos are visible too (MAN-28). */
export function ownersSeenBy(db: Database, user: UserIdentity) {
  return db
    .select({ id: seats.ownerId })
    .from(seats)
    .where(inArray(seats.id, visibleSeatIds(db, user)));
}
