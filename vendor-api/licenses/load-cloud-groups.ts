import { asc, desc, eq, inArray } from 'drizzle-orm';
import { photoColumn } from '../account/photo/stored-photo';
import { withoutForeignOffer } from '../account/refers-to';
import { profileImages, users } from '../db/schema/account';
import { cloudInstances, subscriptions } from '../db/schema/licenses';
import type { VendorDeps } from '../deps';
import type { SignedInUser } from '../http/identity';
import type { OwnerRecord, SeatRecord, SubscriptionRecord } from './documents';
import { loadSeats } from './load-licenses';
import { visibleCloudGroupIds } from './visible-seats';

export interface CloudGroupRecord {
  readonly subscription: SubscriptionRecord;
  readonly owner: OwnerRecord;
  readonly organization: string | null;
  readonly seats: readonly SeatRecord[];
}

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
    .where(inArray(subscriptions.id, visibleCloudGroupIds(db, user)))
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
