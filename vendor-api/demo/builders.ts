import { randomUUID } from 'node:crypto';
import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { INSTANCE_TYPES } from '#domain/cloud/cloud-kind';
import { displayName } from '#domain/licenses/display-name';
import type { LicenseType } from '#domain/licenses/license-type';
import type { Database } from '../db/database';
import { users } from '../db/schema/account';
import { cloudInstances, instanceAdmins, seatManagers, seats, subscriptions } from '../db/schema/licenses';

type NewUser = typeof users.$inferInsert;
type NewSubscription = typeof subscriptions.$inferInsert;
type NewSeat = typeof seats.$inferInsert;

export interface SeatSpec
  extends Partial<Omit<NewSeat, 'licenseType' | 'subscriptionId' | 'ownerId' | 'kind' | 'product'>> {
  readonly licenseType: LicenseType;
  /** Defaults to the owner. */
  readonly managers?: readonly string[];
}

export interface GroupSpec extends Partial<NewSubscription> {
  readonly startDate: string;
  readonly expireDate: string;
  readonly seats: readonly SeatSpec[];
}

export interface Owner {
  readonly id: string;
  readonly email: string;
}

export interface UserSpec extends Omit<Partial<NewUser>, 'passwordHash'> {
  readonly email: string;
}

export async function insertUser(
  db: Database,
  values: UserSpec & Pick<NewUser, 'passwordHash'>,
): Promise<Owner> {
  const user = { id: randomUUID(), ...values };
  await db.insert(users).values(user);
  return { id: user.id, email: user.email };
}

export async function insertGroup(db: Database, owner: Owner, spec: GroupSpec): Promise<string> {
  const { seats: seatSpecs, ...overrides } = spec;
  const subscription = {
    id: randomUUID(),
    ownerId: owner.id,
    kind: 'rp' as const,
    term: 2,
    multiplier: 1,
    purchaseDate: spec.startDate,
    braintreeId: `card-of-${owner.id}`,
    ...overrides,
  };
  await db.insert(subscriptions).values(subscription);
  await insertSeats(
    db,
    owner,
    seatSpecs.map((seat) => ({
      purchaseDate: subscription.purchaseDate,
      startDate: spec.startDate,
      ...seat,
    })),
    { kind: 'subscription', subscriptionId: subscription.id },
  );
  return subscription.id;
}

/** An instance with a domain is of Cloud for Business. */
export interface InstanceSpec {
  readonly id?: string;
  readonly name: string;
  readonly domain?: string | null;
}

export async function insertInstance(
  db: Database,
  admins: readonly Owner[],
  { id = randomUUID(), name, domain = null }: InstanceSpec,
): Promise<string> {
  const { cfb, organization } = INSTANCE_TYPES;
  await db.insert(cloudInstances).values({ id, name, domain, type: domain === null ? organization : cfb });
  await insertMany(
    db,
    instanceAdmins,
    admins.map((admin) => ({ instanceId: id, userId: admin.id })),
  );
  return id;
}

export type LicenseKind = 'perpetual' | 'education' | 'upgrade';

export type LicenseSpec = SeatSpec & { readonly purchaseDate: string; readonly product?: string };

export async function insertLicenses(
  db: Database,
  owner: Owner,
  kind: LicenseKind,
  specs: readonly LicenseSpec[],
): Promise<string[]> {
  return insertSeats(db, owner, specs, { kind, subscriptionId: null });
}

async function insertSeats(
  db: Database,
  owner: Owner,
  specs: readonly (SeatSpec & { readonly purchaseDate: string })[],
  place: Pick<NewSeat, 'kind' | 'subscriptionId'>,
): Promise<string[]> {
  const rows = specs.map(({ managers, ...spec }, ordinal) => ({
    ...EMPTY_SEAT,
    id: randomUUID(),
    ownerId: owner.id,
    product: displayName(spec.licenseType),
    ordinal,
    ...place,
    ...spec,
  }));
  const managed = rows.flatMap((row, index) =>
    (specs[index]?.managers ?? [owner.email]).map((email) => ({ seatId: row.id, email })),
  );
  await insertMany(db, seats, rows);
  await insertMany(db, seatManagers, managed);
  return rows.map((row) => row.id);
}

// All rows of an insert need the same fields.
const EMPTY_SEAT = {
  assignedTo: null,
  note: '',
  startDate: null,
  expireDate: null,
  futureTerm: null,
  futureMultiplier: null,
  futureLicenseType: null,
  key: null,
  licensee: null,
  upgradeKey: null,
  numUpgrades: null,
  numUpgradesUsed: null,
};

/** Inserts thousands of rows with one JSON parameter, because one per value would cost more than the rows. */
async function insertMany<Table extends PgTable>(
  db: Database,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const columns = Object.entries(getTableColumns(table)).filter(([field]) => field in first);
  const named = rows.map((row) =>
    Object.fromEntries(columns.map(([field, column]) => [column.name, Reflect.get(row, field) ?? null])),
  );
  const names = sql.join(
    columns.map(([, column]) => sql.identifier(column.name)),
    sql`, `,
  );
  const rowType = sql.identifier(getTableName(table));
  await db.execute(
    sql`insert into ${table} (${names}) select ${names} from json_populate_recordset(null::${rowType}, ${JSON.stringify(named)}::json)`,
  );
}
