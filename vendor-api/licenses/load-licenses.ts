import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../db/client';
import { users } from '../db/schema/account';
import { seatManagers, seats, subscriptions } from '../db/schema/licenses';
import type { SignedInUser } from '../http/identity';
import type { SeatRecord } from './seat-document';
import type { OwnerRecord, SubscriptionRecord } from './subscription-document';
import { visibleSeatIds } from './visible-seats';

/** Everything a customer may see of licences; three queries, however many there are. */
export interface Licenses {
  readonly seats: SeatRecord[];
  readonly subscriptions: ReadonlyMap<string, SubscriptionRecord>;
  readonly owners: ReadonlyMap<string, OwnerRecord>;
}

/**
 * Loads the seats that the customer may see, with their subscriptions and owners.
 * @param subscriptionId restricts it to one group
 */
export async function loadLicenses(
  db: Database,
  user: SignedInUser,
  subscriptionId?: string,
): Promise<Licenses> {
  const seatRecords = await loadSeats(db, user, subscriptionId);
  const subscriptionIds = distinct(seatRecords.flatMap(({ subscriptionId: id }) => id ?? []));
  const ownerIds = distinct(seatRecords.map(({ ownerId }) => ownerId));
  const [subscriptionRecords, owners] = await Promise.all([
    loadSubscriptions(db, subscriptionIds),
    loadOwners(db, ownerIds),
  ]);
  return { seats: seatRecords, subscriptions: byId(subscriptionRecords), owners: byId(owners) };
}

async function loadSeats(db: Database, user: SignedInUser, subscriptionId?: string): Promise<SeatRecord[]> {
  const visible = inArray(seats.id, visibleSeatIds(db, user));
  return db
    .select({
      id: seats.id,
      subscriptionId: seats.subscriptionId,
      ownerId: seats.ownerId,
      kind: seats.kind,
      licenseType: seats.licenseType,
      product: seats.product,
      assignedTo: seats.assignedTo,
      note: seats.note,
      purchaseDate: seats.purchaseDate,
      startDate: seats.startDate,
      expireDate: seats.expireDate,
      futureTerm: seats.futureTerm,
      futureMultiplier: seats.futureMultiplier,
      futureLicenseType: seats.futureLicenseType,
      key: seats.key,
      licensee: seats.licensee,
      upgradeKey: seats.upgradeKey,
      numUpgrades: seats.numUpgrades,
      numUpgradesUsed: seats.numUpgradesUsed,
      managers: sql<
        string[]
      >`array(select ${seatManagers.email} from ${seatManagers} where ${seatManagers.seatId} = ${seats.id} order by 1)`,
    })
    .from(seats)
    .where(subscriptionId === undefined ? visible : and(visible, eq(seats.subscriptionId, subscriptionId)))
    .orderBy(desc(seats.purchaseDate), asc(seats.subscriptionId), asc(seats.ordinal), asc(seats.id));
}

async function loadSubscriptions(db: Database, ids: string[]): Promise<SubscriptionRecord[]> {
  return ids.length === 0 ? [] : db.select().from(subscriptions).where(inArray(subscriptions.id, ids));
}

async function loadOwners(db: Database, ids: string[]): Promise<OwnerRecord[]> {
  if (ids.length === 0) return [];
  return db
    .select({ id: users.id, email: users.email, profileImg: users.profileImg })
    .from(users)
    .where(inArray(users.id, ids));
}

function distinct(values: string[]): string[] {
  return [...new Set(values)];
}

function byId<Item extends { readonly id: string }>(items: Item[]): Map<string, Item> {
  return new Map(items.map((item) => [item.id, item]));
}
