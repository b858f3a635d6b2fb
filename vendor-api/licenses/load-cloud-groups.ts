import { and, asc, desc, eq, inArray, ne, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { photoColumn } from '../account/photo/stored-photo';
import { refersToUser, withoutForeignOffer } from '../account/refers-to';
import type { Database } from '../db/database';
import { profileImages, users } from '../db/schema/account';
import { cloudInstances, seatManagers, seats, subscriptions } from '../db/schema/licenses';
import type { VendorDeps } from '../deps';
import type { SignedInUser } from '../http/identity';
import type { OwnerRecord, SeatRecord, SubscriptionRecord } from './documents';
import { loadSeats } from './load-licenses';

export interface CloudGroupRecord {
  readonly subscription: SubscriptionRecord;
  readonly owner: OwnerRecord;
  readonly organization: string | null;
  /** Bundles that the customer can see. */
  readonly seats: readonly SeatRecord[];
}

/** Groups that a customer owns, is offered, or manages a bundle of (T-09). */
export async function loadCloudGroups(
  { db, settings }: Pick<VendorDeps, 'db' | 'settings'>,
  user: SignedInUser,
): Promise<CloudGroupRecord[]> {
  const owner = { id: users.id, email: users.email, profileImg: photoColumn(settings.PUBLIC_URL) };
  const found = await db
    .select({ subscription: subscriptions, owner, organization: cloudInstances.name })
    .from(subscriptions)
    .innerJoin(users, eq(users.id, subscriptions.ownerId))
    .leftJoin(profileImages, eq(profileImages.userId, users.id))
    .leftJoin(cloudInstances, eq(cloudInstances.id, subscriptions.instanceId))
    .where(
      and(
        ne(subscriptions.kind, 'rp'),
        or(
          eq(subscriptions.ownerId, user.id),
          refersToUser(subscriptions.pendingOwnerEmail, subscriptions.pendingOwnerId, user),
          inArray(subscriptions.id, managedBundles(db, user)),
        ),
      ),
    )
    .orderBy(desc(subscriptions.purchaseDate), asc(subscriptions.id));
  const bundles = await loadSeats(
    db,
    user,
    found.flatMap(({ subscription: { id, kind } }) => (kind === 'ase' ? id : [])),
  );
  return found.map((group) => ({
    ...group,
    subscription: withoutForeignOffer(user, group.subscription),
    seats: bundles.filter(({ subscriptionId }) => subscriptionId === group.subscription.id),
  }));
}

function managedBundles(db: Database, user: SignedInUser) {
  const bundle = alias(subscriptions, 'bundle');
  return db
    .select({ id: bundle.id })
    .from(seatManagers)
    .innerJoin(seats, eq(seats.id, seatManagers.seatId))
    .innerJoin(bundle, and(eq(bundle.id, seats.subscriptionId), eq(bundle.kind, 'ase')))
    .where(refersToUser(seatManagers.email, seatManagers.userId, user));
}
