import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { seats } from './licenses';
import { orderAttempts } from './store';

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
