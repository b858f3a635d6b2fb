import { boolean, index, pgTable, text } from 'drizzle-orm/pg-core';
import { seats, subscriptions } from './licenses';
import { orderAttempts } from './store';

/**
 * Groups that an order is about to change or renew: taken when it is sent, given back when it has ended. One order at
 * a time has a group, so that none is paid for by what another one has changed meanwhile.
 */
export const groupClaims = pgTable(
  'group_claims',
  {
    subscriptionId: text('subscription_id')
      .primaryKey()
      .references(() => subscriptions.id, { onDelete: 'cascade' }),
    attemptId: text('attempt_id')
      .notNull()
      .references(() => orderAttempts.attemptId),
    /** Whether the order was priced by all that the group holds, so that nothing may join it meanwhile. */
    isForAll: boolean('is_for_all').notNull(),
  },
  (table) => [index('group_claims_attempt').on(table.attemptId)],
);

/** Perpetual licences that an order upgrades: taken when the charge is sent, deleted when the order comes to nothing. */
export const upgradeClaims = pgTable(
  'upgrade_claims',
  {
    /** Upgraded once and for good: no two orders can pay for the same licence. */
    seatId: text('seat_id')
      .primaryKey()
      .references(() => seats.id, { onDelete: 'cascade' }),
    attemptId: text('attempt_id')
      .notNull()
      .references(() => orderAttempts.attemptId),
  },
  (table) => [index('upgrade_claims_attempt').on(table.attemptId)],
);
