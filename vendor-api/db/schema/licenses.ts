import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import type { FailedPayment } from '#domain/changes/retry/if-unpaid';
import type { DeclinedOffer } from '#domain/changes/transfer/undo-decline';
import type { InstanceType } from '#domain/cloud/cloud-kind';
import { LICENSE_KINDS } from '#domain/licenses/people/seat-access';
import { users } from './account';
import { day, reference } from './columns';

export const SUBSCRIPTION_KINDS = ['rp', 'ase', 'cfb', 'cloud'] as const;
export type SubscriptionKind = (typeof SUBSCRIPTION_KINDS)[number];

/** Groups, as the portal calls them (MAN-30). Term and multiplier as in ENUM-01. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: text('id').primaryKey(),
    ownerId: reference('owner_id', () => users.id),
    kind: text('kind', { enum: SUBSCRIPTION_KINDS }).notNull(),
    term: smallint('term').notNull(),
    multiplier: smallint('multiplier').notNull().default(1),
    startDate: day('start_date').notNull(),
    /** The last covered day. */
    expireDate: day('expire_date').notNull(),
    purchaseDate: day('purchase_date').notNull(),
    /** The stored card, or the sentinel of purchase orders (D-62). */
    braintreeId: text('braintree_id'),
    autoRenew: boolean('auto_renew').notNull().default(true),
    canceled: boolean('canceled').notNull().default(false),
    firstFailedPaymentAttempt: integer('first_failed_payment_attempt'),
    firstFailedPaymentDate: day('first_failed_payment_date'),
    /** The last attempt; null when unknown. */
    failedPayment: jsonb('failed_payment').$type<FailedPayment>(),
    domain: text('domain'),
    orgName: text('org_name'),
    instanceId: text('instance_id'),
    licenseType: smallint('license_type'),
    /** The next term of counted seats; other seats store their own. */
    futureTerm: smallint('future_term'),
    futureMultiplier: smallint('future_multiplier'),
    cloudAuthorCount: integer('cloud_author_count').notNull().default(0),
    rpPublisherCount: integer('rp_publisher_count').notNull().default(0),
    /** Counted seats that end with the period (CANC-09). */
    canceledAuthorCount: integer('canceled_author_count').notNull().default(0),
    canceledPublisherCount: integer('canceled_publisher_count').notNull().default(0),
    pendingOwnerEmail: text('pending_owner_email'),
    /** The customer whose change of address moved the offer here; else null (0019). */
    pendingOwnerId: text('pending_owner_id').references(() => users.id, { onDelete: 'set null' }),
    pendingDate: day('pending_date'),
    /** The last offer if it was declined; kept while it is open again. */
    declinedOffer: jsonb('declined_offer').$type<DeclinedOffer>(),
    /** The owner's name for the group, besides its number. */
    givenName: text('given_name'),
  },
  (table) => [
    index('subscriptions_owner').on(table.ownerId),
    unique('subscriptions_id_owner').on(table.id, table.ownerId),
    index('subscriptions_pending_owner')
      .on(table.pendingOwnerEmail)
      .where(sql`${table.pendingOwnerEmail} is not null`),
    index('subscriptions_expiry').on(table.expireDate),
    // Serves the paging of the billing cycle.
    index('subscriptions_renewing')
      .on(table.id, table.expireDate)
      .where(
        sql`${table.autoRenew} and not ${table.canceled} and ${table.firstFailedPaymentAttempt} is null`,
      ),
    check(
      'subscriptions_canceled_authors',
      sql`${table.canceledAuthorCount} between 0 and ${table.cloudAuthorCount}`,
    ),
    check(
      'subscriptions_canceled_publishers',
      sql`${table.canceledPublisherCount} between 0 and ${table.rpPublisherCount}`,
    ),
    check('subscriptions_period', sql`${table.startDate} <= ${table.expireDate}`),
    check(
      'subscriptions_pending_lower_case',
      sql`${table.pendingOwnerEmail} = lower(${table.pendingOwnerEmail})`,
    ),
  ],
);

export const seats = pgTable(
  'seats',
  {
    id: text('id').primaryKey(),
    subscriptionId: text('subscription_id'),
    ownerId: reference('owner_id', () => users.id),
    kind: text('kind', { enum: LICENSE_KINDS }).notNull(),
    licenseType: smallint('license_type').notNull(),
    product: text('product').notNull(),
    /** E-mail address in lower case, or the domain of a bundle. */
    assignedTo: text('assigned_to'),
    assignedUserId: text('assigned_user_id').references(() => users.id, { onDelete: 'set null' }),
    /** The user before the last assignment; returning a seat to them at once sends no mail. */
    formerUser: text('former_user'),
    assignedAt: timestamp('assigned_at', { withTimezone: true }),
    note: text('note').notNull().default(''),
    purchaseDate: day('purchase_date').notNull(),
    startDate: day('start_date'),
    /** Set when the seat ends or changes at the end of the term. */
    expireDate: day('expire_date'),
    futureTerm: smallint('future_term'),
    futureMultiplier: smallint('future_multiplier'),
    futureLicenseType: smallint('future_license_type'),
    key: text('key'),
    licensee: text('licensee'),
    upgradeKey: text('upgrade_key'),
    numUpgrades: integer('num_upgrades'),
    numUpgradesUsed: integer('num_upgrades_used'),
    ordinal: integer('ordinal').notNull().default(0),
  },
  (table) => [
    index('seats_subscription').on(table.subscriptionId, table.ordinal),
    index('seats_owner').on(table.ownerId),
    // The owner of a seat is the owner of its subscription; a transfer updates both.
    foreignKey({
      name: 'seats_subscription_owner',
      columns: [table.subscriptionId, table.ownerId],
      foreignColumns: [subscriptions.id, subscriptions.ownerId],
    }).onUpdate('cascade'),
    index('seats_assigned').on(table.assignedTo).where(sql`${table.assignedTo} is not null`),
    check('seats_assigned_lower_case', sql`${table.assignedTo} = lower(${table.assignedTo})`),
    check(
      'seats_in_subscription',
      sql`(${table.kind} = 'subscription') = (${table.subscriptionId} is not null)`,
    ),
  ],
);

/** A customer's permanent number for a group, as in `Group 3` (D-112); it differs between customers. */
export const groupNumbers = pgTable(
  'group_numbers',
  {
    userId: reference('user_id', () => users.id),
    subscriptionId: reference('subscription_id', () => subscriptions.id, 'cascade'),
    number: integer('number').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.subscriptionId] }),
    unique('group_numbers_once').on(table.userId, table.number),
    check('group_numbers_positive', sql`${table.number} > 0`),
  ],
);

/** Managers by e-mail address in lower case; they need no account. */
export const seatManagers = pgTable(
  'seat_managers',
  {
    seatId: reference('seat_id', () => seats.id, 'cascade'),
    email: text('email').notNull(),
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    primaryKey({ columns: [table.seatId, table.email] }),
    index('seat_managers_email').on(table.email),
    check('seat_managers_lower_case', sql`${table.email} = lower(${table.email})`),
  ],
);

/**
 * Changes of licenses per party, written by triggers (0028). Writers never wait for each other: each adds a
 * row and deletes the older rows it sees of the party, so that a party's ids differ after every change.
 */
export const licenseChanges = pgTable(
  'license_changes',
  {
    id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
    /** `id:` and an owner, or `at:` and an address that licenses name. */
    party: text('party').notNull(),
  },
  (table) => [index('license_changes_party').on(table.party, table.id)],
);

export const cloudInstances = pgTable(
  'cloud_instances',
  {
    id: text('id').primaryKey(),
    type: smallint('type').$type<InstanceType>().notNull(),
    name: text('name').notNull(),
    /** Without suffix, in lower case; null for organizations. */
    domain: text('domain').unique(),
  },
  (table) => [
    check('cloud_instances_domain', sql`(${table.type} = 1) = (${table.domain} is not null)`),
    check('cloud_instances_lower_case', sql`${table.domain} = lower(${table.domain})`),
  ],
);

export const instanceAdmins = pgTable(
  'instance_admins',
  {
    instanceId: reference('instance_id', () => cloudInstances.id, 'cascade'),
    userId: reference('user_id', () => users.id),
  },
  (table) => [
    primaryKey({ columns: [table.instanceId, table.userId] }),
    index('instance_admins_user').on(table.userId),
  ],
);
