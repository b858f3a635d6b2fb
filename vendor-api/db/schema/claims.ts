import { boolean, index, pgTable } from 'drizzle-orm/pg-core';
import { reference } from './columns';
import { seats, subscriptions } from './licenses';
import { orderAttempts } from './store';

/** A group can be in one open order at a time. */
export const groupClaims = pgTable(
  'group_claims',
  {
    subscriptionId: reference('subscription_id', () => subscriptions.id, 'cascade').primaryKey(),
    attemptId: reference('attempt_id', () => orderAttempts.attemptId),
    /** The order was priced for all seats of the group, so that none may be added. */
    isForAll: boolean('is_for_all').notNull(),
  },
  (table) => [index('group_claims_attempt').on(table.attemptId)],
);

export const upgradeClaims = pgTable(
  'upgrade_claims',
  {
    /** No two orders can upgrade the same license. */
    seatId: reference('seat_id', () => seats.id, 'cascade').primaryKey(),
    attemptId: reference('attempt_id', () => orderAttempts.attemptId),
  },
  (table) => [index('upgrade_claims_attempt').on(table.attemptId)],
);
