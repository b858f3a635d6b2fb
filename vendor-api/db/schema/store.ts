import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { users } from './account';
import { seats, subscriptions } from './licenses';
import { ORDER_KINDS } from './order-kinds';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const day = (name: string) => date(name, { mode: 'string' });
/** USD cents. */
const cents = (name: string) => bigint(name, { mode: 'number' });

/** What one item costs: licence type (ENUM-04) by term code 1, 2, 4, 5 (ENUM-02). */
export const priceList = pgTable(
  'price_list',
  {
    licenseType: smallint('license_type').notNull(),
    termCode: smallint('term_code').notNull(),
    cents: cents('cents').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.licenseType, table.termCode] }),
    check('price_list_term', sql`${table.termCode} in (1, 2, 4, 5)`),
    check('price_list_not_negative', sql`${table.cents} >= 0`),
  ],
);

export const COUPON_TYPES = ['percent', 'fixed', 'other'] as const;

/** A customer's discounts. `couponUsed` counts booked uses and those reserved by an order under way. */
export const coupons = pgTable(
  'coupons',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    isRenewal: boolean('is_renewal').notNull().default(false),
    type: text('type', { enum: COUPON_TYPES }).notNull(),
    /** Per cent of the price, or the resulting price in dollars, by `type` (COUP-03, COUP-04). */
    amount: numeric('amount', { precision: 12, scale: 2, mode: 'string' }).notNull(),
    description: text('description').notNull(),
    /** The last day it can be used; null when it does not end. */
    endDate: day('end_date'),
    couponQty: integer('coupon_qty').notNull(),
    couponUsed: integer('coupon_used').notNull().default(0),
  },
  (table) => [
    index('coupons_user').on(table.userId),
    check('coupons_amount', sql`${table.amount} >= 0`),
    check('coupons_uses', sql`${table.couponUsed} between 0 and ${table.couponQty}`),
  ],
);

/** The product codes (T-01) that a coupon applies to. */
export const couponProducts = pgTable(
  'coupon_products',
  {
    couponId: text('coupon_id')
      .notNull()
      .references(() => coupons.id, { onDelete: 'cascade' }),
    productCode: integer('product_code').notNull(),
  },
  (table) => [primaryKey({ columns: [table.couponId, table.productCode] })],
);

export const ATTEMPT_STATES = ['created', 'charging', 'done', 'declined', 'refused', 'released'] as const;
/** `none` is for what costs nothing now and asks for no card. */
export const PAYMENT_SOURCES = ['stored', 'new', 'none'] as const;

/**
 * One row per intent to buy, written before anything is charged. The row that says `charging` and when it was sent is on
 * record before the charge is sent, so a crash can never leave a charge that nobody asks after.
 */
export const orderAttempts = pgTable(
  'order_attempts',
  {
    attemptId: text('attempt_id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    kind: text('kind', { enum: ORDER_KINDS }).notNull(),
    /** Hash of user, cart, total and payment flags: the same key with another order is refused. */
    fingerprint: text('fingerprint').notNull(),
    /** What the caller itself knows the order by, told back to it; null when it named nothing. */
    callerFingerprint: text('caller_fingerprint'),
    /** True when the caller sent no key of its own and this one was made from the order. */
    keyless: boolean('keyless').notNull().default(false),
    state: text('state', { enum: ATTEMPT_STATES }).notNull().default('created'),
    amountCents: cents('amount_cents'),
    paymentSource: text('payment_source', { enum: PAYMENT_SOURCES }),
    /** The validated order and the card's address; never a nonce, a captcha token or a card number. */
    snapshot: jsonb('snapshot').$type<unknown>(),
    /** Until then a call is at it that has sent nothing yet; null once it may have. */
    heldUntil: instant('held_until'),
    /** Written before a charge is sent. */
    sentAt: instant('sent_at'),
    /** When the provider was last asked what became of the charge. */
    checkedAt: instant('checked_at'),
    providerTransactionId: text('provider_transaction_id').unique(),
    /** What the caller was told, kept word for word for repeats. */
    answer: jsonb('answer').$type<unknown>(),
    createdAt: instant('created_at').notNull(),
    settledAt: instant('settled_at'),
  },
  (table) => [
    index('order_attempts_open')
      .on(table.state, table.sentAt)
      .where(sql`${table.state} in ('created', 'charging', 'released')`),
    uniqueIndex('order_attempts_keyless_open')
      .on(table.userId, table.fingerprint)
      .where(sql`${table.keyless} and ${table.state} in ('created', 'charging')`),
    check('order_attempts_amount', sql`${table.amountCents} >= 0`),
    check(
      'order_attempts_charging',
      sql`${table.state} not in ('charging', 'done') or (${table.amountCents} is not null and ${table.paymentSource} is not null and ${table.snapshot} is not null)`,
    ),
    check(
      'order_attempts_answered',
      sql`${table.state} not in ('done', 'declined', 'refused') or ${table.answer} is not null`,
    ),
  ],
);

/** Coupon uses taken by an attempt: reserved when the charge is sent, deleted when they are given back. */
export const couponUses = pgTable(
  'coupon_uses',
  {
    attemptId: text('attempt_id')
      .notNull()
      .references(() => orderAttempts.attemptId),
    couponId: text('coupon_id')
      .notNull()
      .references(() => coupons.id),
    quantity: integer('quantity').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.attemptId, table.couponId] }),
    index('coupon_uses_coupon').on(table.couponId),
    check('coupon_uses_quantity', sql`${table.quantity} > 0`),
  ],
);

/** A settled order. Its id is the order number that people read out, for example `AX-7K3M-9QPD`. */
export const purchases = pgTable(
  'purchases',
  {
    id: text('id').primaryKey(),
    /** Null for sales from before attempts were recorded. */
    attemptId: text('attempt_id')
      .unique()
      .references(() => orderAttempts.attemptId),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    kind: text('kind', { enum: ORDER_KINDS }).notNull(),
    totalCents: cents('total_cents').notNull(),
    /** 0 for perpetual licences (ENUM-01). */
    termCode: smallint('term_code').notNull(),
    licensee: text('licensee').notNull(),
    subscriptionId: text('subscription_id').references(() => subscriptions.id),
    /** The confirmation's fields (CONF-07) as they were on that day. */
    confirmation: jsonb('confirmation').$type<unknown>().notNull(),
    /** Name, address and VAT id of the buyer as printed on the receipt. */
    buyer: jsonb('buyer').$type<unknown>().notNull(),
    cardType: text('card_type'),
    cardLastFour: text('card_last_four'),
    /** The calendar day of the sale by the service's own date (D-03). */
    purchasedOn: day('purchased_on').notNull(),
    purchasedAt: instant('purchased_at').notNull(),
  },
  (table) => [
    index('purchases_user').on(table.userId, table.purchasedAt),
    index('purchases_subscription').on(table.subscriptionId),
    check('purchases_total', sql`${table.totalCents} >= 0`),
    check('purchases_term', sql`${table.termCode} in (0, 1, 2, 4, 5)`),
    check('purchases_last_four', sql`${table.cardLastFour} ~ '^[0-9]{4}$'`),
  ],
);

/** One product of a sale. The amounts of a purchase's lines add up to its total. */
export const saleLines = pgTable(
  'sale_lines',
  {
    /** The order number and the position, for example `AX-7K3M-9QPD-1`. */
    id: text('id').primaryKey(),
    purchaseId: text('purchase_id')
      .notNull()
      .references(() => purchases.id),
    position: smallint('position').notNull(),
    productName: text('product_name').notNull(),
    /** Null for upgrades of perpetual licences, which have none. */
    productCode: integer('product_code'),
    licenseType: smallint('license_type').notNull(),
    quantity: integer('quantity').notNull(),
    /** List price per item. */
    unitCents: cents('unit_cents').notNull(),
    /** Per item; positive lowers the price (PRICE-11). */
    adjustmentCents: cents('adjustment_cents').notNull(),
    /** All coupon discounts of the line together. */
    discountCents: cents('discount_cents').notNull(),
    amountCents: cents('amount_cents').notNull(),
    /** How the amount came about, step by step. */
    derivation: jsonb('derivation').$type<unknown>().notNull(),
    coupons: jsonb('coupons').$type<unknown>().notNull(),
  },
  (table) => [
    uniqueIndex('sale_lines_position').on(table.purchaseId, table.position),
    check('sale_lines_quantity', sql`${table.quantity} > 0`),
    check(
      'sale_lines_amount',
      sql`${table.amountCents} = (${table.unitCents} - ${table.adjustmentCents}) * ${table.quantity} - ${table.discountCents}`,
    ),
  ],
);

/** Which seats a purchase made. */
export const purchaseSeats = pgTable(
  'purchase_seats',
  {
    purchaseId: text('purchase_id')
      .notNull()
      .references(() => purchases.id),
    seatId: text('seat_id')
      .notNull()
      .references(() => seats.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.purchaseId, table.seatId] }),
    index('purchase_seats_seat').on(table.seatId),
  ],
);
