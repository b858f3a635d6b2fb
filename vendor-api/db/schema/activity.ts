import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { ACTIVITY_KINDS } from '#domain/licenses/activity/activity-kinds';
import { users } from './account';
import { instant, reference } from './columns';
import { seats } from './licenses';

/** Activities, written in the transaction that performs them. */
export const activities = pgTable(
  'activities',
  {
    id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
    at: instant('at').notNull(),
    kind: text('kind', { enum: ACTIVITY_KINDS }).notNull(),
    /** Owner of the licenses concerned. */
    ownerId: reference('owner_id', () => users.id, 'cascade'),
    /** The actor's address at that time; null when the service acts by itself. */
    actor: text('actor'),
    agent: text('agent'),
    subscriptionId: text('subscription_id'),
    /** Text that depends on the kind, such as the purchase, the new owner or the reason of a visit. */
    contents: text('contents').notNull().default(''),
  },
  (table) => [
    index('activities_owner').on(table.ownerId, table.id),
    index('activities_subscription').on(table.subscriptionId).where(sql`${table.subscriptionId} is not null`),
  ],
);

/** Seats of an activity; none when it concerns a whole group. */
export const activitySeats = pgTable(
  'activity_seats',
  {
    activityId: bigint('activity_id', { mode: 'number' })
      .notNull()
      .references(() => activities.id, { onDelete: 'cascade' }),
    seatId: reference('seat_id', () => seats.id, 'cascade'),
    /** People, separated by commas; empty when the activity concerns none. */
    before: text('before').notNull(),
    after: text('after').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.activityId, table.seatId] }),
    index('activity_seats_seat').on(table.seatId),
  ],
);
