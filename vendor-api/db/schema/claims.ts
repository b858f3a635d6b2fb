import { boolean, index, pgTable, text } from 'drizzle-orm/pg-core';
import { seats, subscriptions } from './licenses';
import { orderAttempts } from './store';

/** A group can be in one open order at a time. */
export const groupClaims = pgTable(
  'group_claims',
  {
    subscriptionId: text('subscription_id')
      .primaryKey()
      .references(() => subscriptions.id, { onDelete: 'cascade' }),
    attemptId: text('attempt_id')
      .notNull()
      .references(() => orderAttempts.attemptId),
    /** Whether the order was priced by all seats of the group, so that none may be added. */
    isForAll: boolean('is_for_all').notNull(),
  },
  (table) => [index('group_claims_attempt').on(table.attemptId)],
);

export const upgradeClaims = pgTable(
  'upgrade_claims',
  {
    /** No two orders can upgrade the same licence. */
    seatId: text('seat_id')
      .primaryKey()
      .references(() => seats.id, { onDelete: 'cascade' }),
    attemptId: text('attempt_id')
      .notNull()
      .references(() => orderAttempts.attemptId),
  },
  (table) => [index('upgrade_claims_attempt').on(table.attemptId)],
);
