import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { users } from './account';
import { instant, reference } from './columns';

/** The one card on file (SYS-04), identified by the provider's token. */
export const paymentCards = pgTable(
  'payment_cards',
  {
    userId: reference('user_id', () => users.id).primaryKey(),
    providerToken: text('provider_token').notNull().unique(),
    lastFour: text('last_four').notNull(),
    cardType: text('card_type').notNull(),
    cardholderName: text('cardholder_name').notNull(),
    streetAddress: text('street_address').notNull().default(''),
    locality: text('locality').notNull().default(''),
    region: text('region').notNull().default(''),
    postalCode: text('postal_code').notNull().default(''),
    country: text('country').notNull(),
    vat: text('vat').notNull().default(''),
    expirationMonth: smallint('expiration_month').notNull(),
    expirationYear: smallint('expiration_year').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    check('payment_cards_last_four', sql`${table.lastFour} ~ '^[0-9]{4}$'`),
    check('payment_cards_month', sql`${table.expirationMonth} between 1 and 12`),
    check('payment_cards_year', sql`${table.expirationYear} between 2000 and 2200`),
  ],
);

/** Written in the transaction that causes the mail, sent afterwards. */
export const outboxMails = pgTable(
  'outbox_mails',
  {
    id: text('id').primaryKey(),
    kind: text('kind').notNull(),
    recipient: text('to').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    receiptOf: text('receipt_of'),
    createdAt: instant('created_at').notNull(),
    nextAttemptAt: instant('next_attempt_at').notNull(),
    sentAt: instant('sent_at'),
    attempts: integer('attempts').notNull().default(0),
    lastError: text('last_error'),
  },
  (table) => [
    index('outbox_mails_due').on(table.nextAttemptAt).where(sql`${table.sentAt} is null`),
    check('outbox_mails_attempts', sql`${table.attempts} >= 0`),
  ],
);

export const retiredCards = pgTable(
  'retired_cards',
  {
    providerToken: text('provider_token').primaryKey(),
    userId: reference('user_id', () => users.id, 'cascade'),
    retiredAt: instant('retired_at').notNull(),
    triedAt: instant('tried_at'),
  },
  (table) => [index('retired_cards_user').on(table.userId)],
);
