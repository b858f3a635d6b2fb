import { and, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import { alias, union } from 'drizzle-orm/pg-core';
import { refersToUser, type UserIdentity } from '../account/refers-to';
import type { Database } from '../db/database';
import { seatManagers, seats, subscriptions } from '../db/schema/licenses';

/** Seats that a user owns, manages, uses or is offered (T-09, D-91). A union, so that indexes are used. */
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

/** Cloud groups that a customer owns, is offered, or manages a bundle of (T-09). */
export function visibleCloudGroupIds(db: Database, user: UserIdentity) {
  return db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(
      and(
        ne(subscriptions.kind, 'rp'),
        or(
          eq(subscriptions.ownerId, user.id),
          refersToUser(subscriptions.pendingOwnerEmail, subscriptions.pendingOwnerId, user),
          inArray(subscriptions.id, managedBundles(db, user)),
        ),
      ),
    );
}

function managedBundles(db: Database, user: UserIdentity) {
  const bundle = alias(subscriptions, 'bundle');
  return db
    .select({ id: bundle.id })
    .from(seatManagers)
    .innerJoin(seats, eq(seats.id, seatManagers.seatId))
    .innerJoin(bundle, and(eq(bundle.id, seats.subscriptionId), eq(bundle.kind, 'ase')))
    .where(refersToUser(seatManagers.email, seatManagers.userId, user));
}

/** Owners of visible seats, whose photos are visible too (MAN-28). */
export function ownersVisibleTo(db: Database, user: UserIdentity) {
  return db
    .select({ id: seats.ownerId })
    .from(seats)
    .where(inArray(seats.id, visibleSeatIds(db, user)));
}

export function managedSeatIds(db: Database, user: UserIdentity) {
  return db
    .select({ id: seatManagers.seatId })
    .from(seatManagers)
    .where(refersToUser(seatManagers.email, seatManagers.userId, user));
}

/** D-107. */
export function isOwnedOrManagedBy(db: Database, user: UserIdentity): SQL | undefined {
  return or(eq(seats.ownerId, user.id), inArray(seats.id, managedSeatIds(db, user)));
}

/** Managers of a seat, without the viewer's own address if it does not refer to them. */
export function visibleManagers(user: UserIdentity): SQL<string[]> {
  return sql<string[]>`array(
    select ${seatManagers.email} from ${seatManagers}
    where ${and(eq(seatManagers.seatId, seats.id), user.emailProven ? undefined : isReadBy(user))} order by 1)`;
}

function isReadBy(user: UserIdentity): SQL | undefined {
  const isBrought = sql`${seatManagers.userId} is not distinct from ${user.id}`;
  return or(ne(seatManagers.email, user.email), isBrought, eq(seats.ownerId, user.id));
}
