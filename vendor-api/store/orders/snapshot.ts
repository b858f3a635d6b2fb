import { z } from 'zod';

const cents = z.number().int();
const day = z.iso.date();

const address = z.object({
  streetAddress: z.string(),
  locality: z.string(),
  region: z.string(),
  postalCode: z.string(),
  country: z.string(),
});
export type Address = z.infer<typeof address>;

/** The buyer as the receipt names them. */
export const buyer = z.object({ name: z.string(), email: z.string(), address, vat: z.string() });
export type Buyer = z.infer<typeof buyer>;

const appliedCoupon = z.object({
  couponId: z.string(),
  description: z.string(),
  quantity: z.number().int(),
  discountEachCents: cents,
  discountCents: cents,
});

/** One step from list price to amount; the amounts of a line's steps add up to the line's amount. */
export const derivationStep = z.object({
  kind: z.enum(['LIST_PRICE', 'CREDIT', 'ADJUSTMENT', 'COUPON']),
  label: z.string(),
  explanation: z.string().nullable(),
  quantity: z.number().int(),
  eachCents: cents,
  amountCents: cents,
});
export type DerivationStep = z.infer<typeof derivationStep>;

export const pricedLine = z.object({
  licenseType: z.number().int(),
  productCode: z.number().int(),
  productName: z.string(),
  quantity: z.number().int().positive(),
  unitCents: cents,
  adjustmentCents: cents,
  discountCents: cents,
  amountCents: cents,
  derivation: z.array(derivationStep),
  coupons: z.array(appliedCoupon),
});
export type PricedLine = z.infer<typeof pricedLine>;

const payment = z.discriminatedUnion('source', [
  z.object({ source: z.literal('stored'), token: z.string(), lastFour: z.string(), cardType: z.string() }),
  z.object({ source: z.literal('new'), cardholderName: z.string(), address, vat: z.string() }),
]);
export type SnapshotPayment = z.infer<typeof payment>;

/**
 * An order as it was checked, priced and accepted: all that is needed to record it, now or after a crash. Neither a
 * nonce nor a captcha token is ever part of it.
 */
export const orderSnapshot = z.object({
  kind: z.literal('rp'),
  /** The calendar day of the order. */
  today: day,
  buyer,
  licensee: z.string(),
  termCode: z.union([z.literal(1), z.literal(2), z.literal(4), z.literal(5)]),
  /** The group that takes the seats; null makes a new one. */
  subscriptionId: z.string().nullable(),
  startDate: day,
  /** The last covered day of the seats. */
  expireDate: day,
  lines: z.array(pricedLine).min(1),
  totalCents: cents.min(0),
  payment,
});
export type OrderSnapshot = z.infer<typeof orderSnapshot>;
