import { sql } from 'drizzle-orm';
import { boolean, check, customType, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, reference } from './columns';

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

export const users = pgTable(
  'users',
  {
    id: text('id').primaryKey(),
    email: text('email').notNull().unique(),
    /** Addresses in licenses of others only count for confirmed customers (0019). */
    emailProven: boolean('email_proven').notNull().default(true),
    name: text('name').notNull().default(''),
    passwordHash: text('password_hash').notNull(),
    /** A photo hosted elsewhere; an uploaded one in `profile_images` wins. */
    profileImg: text('profile_img'),
    bio: text('bio'),
    company: text('company').notNull().default(''),
    braintreeCustomerId: text('braintree_customer_id'),
    sendReceipts: boolean('send_receipts').notNull().default(false),
    receiptRecipients: text('receipt_recipients').notNull().default(''),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [check('users_email_lower_case', sql`${table.email} = lower(${table.email})`)],
);

export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: reference('user_id', () => users.id, 'cascade'),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    revokedAt: instant('revoked_at'),
    /** Agent in access mode (AUTH-16); null for the customer. */
    agent: text('agent'),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_expiry').on(table.expiresAt)],
);

export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    codeHash: text('code_hash').primaryKey(),
    userId: reference('user_id', () => users.id, 'cascade'),
    /** The code can only be redeemed from this origin. */
    redirect: text('redirect').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [
    index('one_time_codes_user').on(table.userId),
    index('one_time_codes_expiry').on(table.expiresAt),
  ],
);

/** The key is the hash of an account, an address, or both. */
export const signInTries = pgTable(
  'sign_in_tries',
  {
    key: text('key').primaryKey(),
    tries: integer('tries').notNull(),
    lastTryAt: instant('last_try_at').notNull(),
    blockedUntil: instant('blocked_until').notNull(),
  },
  (table) => [index('sign_in_tries_last').on(table.lastTryAt)],
);

export const ACCOUNT_LINK_KINDS = [
  'create-account',
  'reset-password',
  'change-email',
  'confirm-email',
] as const;

export const accountLinks = pgTable(
  'account_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    kind: text('kind', { enum: ACCOUNT_LINK_KINDS }).notNull(),
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** In lower case; the new address for a change. */
    email: text('email').notNull(),
    name: text('name'),
    passwordHash: text('password_hash'),
    redirect: text('redirect'),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [
    index('account_links_user').on(table.userId),
    index('account_links_expiry').on(table.expiresAt),
    check('account_links_email_lower_case', sql`${table.email} = lower(${table.email})`),
  ],
);

/** Re-encoded, never the uploaded bytes. */
export const profileImages = pgTable('profile_images', {
  userId: reference('user_id', () => users.id, 'cascade').primaryKey(),
  /** New with every upload, so that a URL always shows the same picture. */
  imageId: text('image_id').notNull().unique(),
  contentType: text('content_type').notNull(),
  content: bytes('content').notNull(),
  createdAt: instant('created_at').notNull(),
});

/** Settings that override the environment. */
export const serviceSettings = pgTable('service_settings', {
  name: text('name', { enum: ['readOnlyMessage'] }).primaryKey(),
  value: text('value').notNull(),
  updatedAt: instant('updated_at').notNull(),
});
