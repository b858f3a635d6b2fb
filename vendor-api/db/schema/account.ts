import { sql } from 'drizzle-orm';
import { boolean, check, customType, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** An instant; the driver hands it over as a `Date`. */
const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/** Customers. The e-mail is stored in lower case, so that comparing it never depends on spelling. */
export const users = pgTable(
  'users',
  {
    id: text('id').primaryKey(),
    email: text('email').notNull().unique(),
    /** False while nobody has shown that the mailbox is the customer's; what others name there is not his until then. */
    emailProven: boolean('email_proven').notNull().default(true),
    name: text('name').notNull().default(''),
    passwordHash: text('password_hash').notNull(),
    /** Address of a photo kept elsewhere; photos uploaded here lie in `profile_images` and win. */
    profileImg: text('profile_img'),
    bio: text('bio'),
    /** The billing name; empty until the customer sets one. */
    company: text('company').notNull().default(''),
    braintreeCustomerId: text('braintree_customer_id'),
    sendReceipts: boolean('send_receipts').notNull().default(false),
    /** Comma-separated addresses that get renewal receipts. */
    receiptRecipients: text('receipt_recipients').notNull().default(''),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [check('users_email_lower_case', sql`${table.email} = lower(${table.email})`)],
);

/** Signed-in sessions. Only the hash of a token is kept: a copy of the database signs nobody in. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    revokedAt: instant('revoked_at'),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_expiry').on(table.expiresAt)],
);

/** Codes that the account page hands to the portal through the browser, good once and for minutes. */
export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    codeHash: text('code_hash').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Where the browser was sent with the code; another origin cannot redeem it. */
    redirect: text('redirect').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [
    index('one_time_codes_user').on(table.userId),
    index('one_time_codes_expiry').on(table.expiresAt),
  ],
);

/** Counters of sign-in tries; the key is the hash of an account, an address, or both together. */
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

/** Links sent by mail, good once and for a while. Only the hash of what the link carries is kept. */
export const accountLinks = pgTable(
  'account_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    kind: text('kind', { enum: ACCOUNT_LINK_KINDS }).notNull(),
    /** Whose account it is; null for an account that is still to be made. */
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** The address the link was sent to, in lower case; the new one for a change of address. */
    email: text('email').notNull(),
    /** Name and password of an account that is still to be made. */
    name: text('name'),
    passwordHash: text('password_hash'),
    /** Where the portal wants the browser back; null leads to its front door. */
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

/** Profile photos as they are served: decoded and encoded anew, never the uploaded bytes. */
export const profileImages = pgTable('profile_images', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Changes with every upload, so that an address names one picture for good. */
  imageId: text('image_id').notNull().unique(),
  contentType: text('content_type').notNull(),
  content: bytes('content').notNull(),
  createdAt: instant('created_at').notNull(),
});

/** Settings that can change while the service runs; they win over the environment. */
export const serviceSettings = pgTable('service_settings', {
  name: text('name', { enum: ['readOnlyMessage'] }).primaryKey(),
  value: text('value').notNull(),
  updatedAt: instant('updated_at').notNull(),
});
