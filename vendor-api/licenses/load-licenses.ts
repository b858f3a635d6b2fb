import { and, asc, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import { photoColumn } from '../account/photo/stored-photo';
import { type UserIdentity, withoutForeignOffer } from '../account/refers-to';
import type { Database } from '../db/database';
import { profileImages, users } from '../db/schema/account';
import { cloudInstances, seats, subscriptions } from '../db/schema/licenses';
import type { VendorDeps } from '../deps';
import type { SignedInUser } from '../http/identity';
import {
  type OwnerRecord,
  rolesInGroups,
  type SeatRecord,
  type SubscriptionRecord,
  type ViewerRole,
} from './documents';
import { NO_OFFER } from './group-rows';
import { visibleCloudGroupIds, visibleManagers, visibleSeatIds } from './visible-seats';

/** Loaded with three queries, however many seats there are. */
export interface Licenses {
  readonly seats: SeatRecord[];
  readonly subscriptions: ReadonlyMap<string, SubscriptionRecord>;
  readonly owners: ReadonlyMap<string, OwnerRecord>;
  readonly roles: ReadonlyMap<string, ViewerRole>;
}

export async function loadLicenses(
  { db, settings }: Pick<VendorDeps, 'db' | 'settings'>,
  user: SignedInUser,
  subscriptionId?: string,
): Promise<Licenses> {
  const seatRecords = await loadSeats(db, user, subscriptionId === undefined ? undefined : [subscriptionId]);
  const subscriptionIds = distinct(seatRecords.flatMap(({ subscriptionId: id }) => id ?? []));
  const ownerIds = distinct(seatRecords.map(({ ownerId }) => ownerId));
  const [subscriptionRecords, owners] = await Promise.all([
    loadSubscriptions(db, user, subscriptionIds),
    loadOwners(db, settings.PUBLIC_URL, ownerIds),
  ]);
  const roles = rolesInGroups(seatRecords, byId(subscriptionRecords), user);
  // Assignees do not see the pending owner of a group (XFER-21, D-91).
  const seen = subscriptionRecords.map((group) =>
    roles.get(group.id) === 'assignee' ? { ...group, ...NO_OFFER } : group,
  );
  return { seats: seatRecords, subscriptions: byId(seen), owners: byId(owners), roles };
}

/** Reads one JSON document: four times as fast as ten thousand rows, on both engines. */
async function loadSeats(
  db: Database,
  user: SignedInUser,
  subscriptionIds?: readonly string[],
): Promise<SeatRecord[]> {
  if (subscriptionIds?.length === 0) return [];
  const visible = inArray(seats.id, visibleSeatIds(db, user));
  const rows = db
    .select({ ...SEAT_COLUMNS, managers: visibleManagers(user).as('managers') })
    .from(seats)
    .where(subscriptionIds ? and(visible, inArray(seats.subscriptionId, [...subscriptionIds])) : visible)
    .orderBy(desc(seats.purchaseDate), asc(seats.subscriptionId), asc(seats.ordinal), asc(seats.id))
    .as('rows');
  const [document] = await db
    .select({ seats: sql<SeatRecord[]>`coalesce(json_agg(${sql.identifier('rows')}), '[]')` })
    .from(rows);
  return document?.seats ?? [];
}

const { ordinal, assignedUserId, formerUser, assignedAt, ...shown } = getTableColumns(seats);
const SEAT_COLUMNS = Object.fromEntries(
  Object.entries(shown).map(([name, column]) => [name, sql`${column}`.as(name)]),
);

async function loadSubscriptions(
  db: Database,
  user: UserIdentity,
  ids: string[],
): Promise<SubscriptionRecord[]> {
  if (ids.length === 0) return [];
  const found = await db.select().from(subscriptions).where(inArray(subscriptions.id, ids));
  return found.map((group) => withoutForeignOffer(user, group));
}

async function loadOwners(db: Database, publicUrl: string, ids: string[]): Promise<OwnerRecord[]> {
  if (ids.length === 0) return [];
  return db
    .select({ id: users.id, email: users.email, profileImg: photoColumn(publicUrl) })
    .from(users)
    .leftJoin(profileImages, eq(profileImages.userId, users.id))
    .where(inArray(users.id, ids));
}

function distinct(values: string[]): string[] {
  return [...new Set(values)];
}

function byId<Item extends { readonly id: string }>(items: Item[]): Map<string, Item> {
  return new Map(items.map((item) => [item.id, item]));
}

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
