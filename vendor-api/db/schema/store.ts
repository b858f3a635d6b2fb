import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { CouponType } from '#domain/store/coupons/coupon';
import { users } from './account';
import { cents, day, instant, reference } from './columns';
import { seats, subscriptions } from './licenses';
import { ORDER_KINDS } from './order-kinds';

/** Price per item by license type (ENUM-04) and term code (ENUM-02). */
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

/** `couponUsed` includes uses reserved by open orders. */
export const coupons = pgTable(
  'coupons',
  {
    id: text('id').primaryKey(),
    userId: reference('user_id', () => users.id),
    isRenewal: boolean('is_renewal').notNull().default(false),
    type: text('type').$type<Lowercase<CouponType>>().notNull(),
    /** Percentage, or the resulting price in dollars (COUP-03, COUP-04). */
    amount: numeric('amount', { precision: 12, scale: 2, mode: 'string' }).notNull(),
    description: text('description').notNull(),
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

export const couponProducts = pgTable(
  'coupon_products',
  {
    couponId: reference('coupon_id', () => coupons.id, 'cascade'),
    productCode: integer('product_code').notNull(),
  },
  (table) => [primaryKey({ columns: [table.couponId, table.productCode] })],
);

export const ATTEMPT_STATES = ['created', 'charging', 'done', 'declined', 'refused', 'released'] as const;
/** `none` when nothing is charged and no card is needed. */
export const PAYMENT_SOURCES = ['stored', 'new', 'none'] as const;

/** One row per attempt. `charging` and `sentAt` are stored before the charge, so that no crash hides it. */
export const orderAttempts = pgTable(
  'order_attempts',
  {
    attemptId: text('attempt_id').primaryKey(),
    userId: reference('user_id', () => users.id),
    /** Null when the attempt was withdrawn before its order arrived. */
    kind: text('kind', { enum: ORDER_KINDS }),
    /** Reusing the key for another order is refused. */
    fingerprint: text('fingerprint').notNull(),
    /** The caller's fingerprint of the order, returned by `orderstatus`. */
    callerFingerprint: text('caller_fingerprint'),
    agent: text('agent'),
    keyless: boolean('keyless').notNull().default(false),
    state: text('state', { enum: ATTEMPT_STATES }).notNull().default('created'),
    amountCents: cents('amount_cents'),
    paymentSource: text('payment_source', { enum: PAYMENT_SOURCES }),
    /** Never a nonce, a captcha token or a card number. */
    snapshot: jsonb('snapshot').$type<unknown>(),
    /** Lease of the call that runs the attempt; null once the charge may have been sent. */
    heldUntil: instant('held_until'),
    sentAt: instant('sent_at'),
    checkedAt: instant('checked_at'),
    providerTransactionId: text('provider_transaction_id').unique(),
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
    index('order_attempts_withdrawn').on(table.userId).where(sql`${table.kind} is null`),
    check('order_attempts_kind', sql`${table.kind} is not null or ${table.state} = 'refused'`),
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

export const couponUses = pgTable(
  'coupon_uses',
  {
    attemptId: reference('attempt_id', () => orderAttempts.attemptId),
    couponId: reference('coupon_id', () => coupons.id),
    quantity: integer('quantity').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.attemptId, table.couponId] }),
    index('coupon_uses_coupon').on(table.couponId),
    check('coupon_uses_quantity', sql`${table.quantity} > 0`),
  ],
);

/** The id is the order number, for example `AX-7K3M-9QPD`. */
export const purchases = pgTable(
  'purchases',
  {
    id: text('id').primaryKey(),
    /** Null for sales from before attempts were stored. */
    attemptId: text('attempt_id')
      .unique()
      .references(() => orderAttempts.attemptId),
    userId: reference('user_id', () => users.id),
    kind: text('kind', { enum: ORDER_KINDS }).notNull(),
    totalCents: cents('total_cents').notNull(),
    termCode: smallint('term_code').notNull(),
    licensee: text('licensee').notNull(),
    subscriptionId: text('subscription_id').references(() => subscriptions.id),
    /** The confirmation (CONF-07) at the time of the purchase. */
    confirmation: jsonb('confirmation').$type<unknown>().notNull(),
    buyer: jsonb('buyer').$type<unknown>().notNull(),
    cardType: text('card_type'),
    cardLastFour: text('card_last_four'),
    /** Date by the service's clock (D-03). */
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

/** The amounts of a purchase's lines add up to its total. */
export const saleLines = pgTable(
  'sale_lines',
  {
    id: text('id').primaryKey(),
    purchaseId: reference('purchase_id', () => purchases.id),
    position: smallint('position').notNull(),
    productName: text('product_name').notNull(),
    productCode: integer('product_code'),
    licenseType: smallint('license_type').notNull(),
    quantity: integer('quantity').notNull(),
    unitCents: cents('unit_cents').notNull(),
    /** Per item; positive lowers the price (PRICE-11). */
    adjustmentCents: cents('adjustment_cents').notNull(),
    discountCents: cents('discount_cents').notNull(),
    amountCents: cents('amount_cents').notNull(),
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

export const purchaseSeats = pgTable(
  'purchase_seats',
  {
    purchaseId: reference('purchase_id', () => purchases.id),
    seatId: reference('seat_id', () => seats.id, 'cascade'),
  },
  (table) => [
    primaryKey({ columns: [table.purchaseId, table.seatId] }),
    index('purchase_seats_seat').on(table.seatId),
  ],
);
