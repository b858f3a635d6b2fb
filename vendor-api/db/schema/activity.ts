import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { ACTIVITY_KINDS } from '#domain/licenses/activity/activity-kinds';
import { users } from './account';
import { instant, reference } from './columns';
import { seats } from './licenses';

/** What was done, written in the transaction that did it. */
export const activities = pgTable(
  'activities',
  {
    id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
    at: instant('at').notNull(),
    kind: text('kind', { enum: ACTIVITY_KINDS }).notNull(),
    /** Whose licenses it was about. */
    ownerId: reference('owner_id', () => users.id, 'cascade'),
    /** The address of whoever did it, as it was then; null for what the service does by itself. */
    actor: text('actor'),
    /** Who was in the account in access mode. */
    agent: text('agent'),
    subscriptionId: text('subscription_id'),
    /** What was bought, to whom it was offered, why it failed, why somebody came. */
    contents: text('contents').notNull().default(''),
  },
  (table) => [
    index('activities_owner').on(table.ownerId, table.id),
    index('activities_subscription').on(table.subscriptionId).where(sql`${table.subscriptionId} is not null`),
  ],
);

/** The seats that it was about; none where it was about a whole group. */
export const activitySeats = pgTable(
  'activity_seats',
  {
    activityId: bigint('activity_id', { mode: 'number' })
      .notNull()
      .references(() => activities.id, { onDelete: 'cascade' }),
    seatId: reference('seat_id', () => seats.id, 'cascade'),
    /** People, separated by commas; empty where it was about none. */
    before: text('before').notNull(),
    after: text('after').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.activityId, table.seatId] }),
    index('activity_seats_seat').on(table.seatId),
  ],
);
