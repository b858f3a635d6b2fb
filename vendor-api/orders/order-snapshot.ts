import { z } from 'zod';
import { LICENSE_TYPES } from '#domain/licenses/license-type';
import { pricedLine } from './lines/priced-line';

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
export const buyer = z.object({
  name: z.string(),
  email: z.string(),
  address,
  vat: z.string(),
  /** Of the card that paid; sales of earlier days do not say. */
  cardholderName: z.string().optional(),
});
export type Buyer = z.infer<typeof buyer>;

const storedPayment = z.object({
  source: z.literal('stored'),
  token: z.string(),
  lastFour: z.string(),
  cardType: z.string(),
});
const newPayment = z.object({
  source: z.literal('new'),
  cardholderName: z.string(),
  address,
  vat: z.string(),
});
const payment = z.discriminatedUnion('source', [storedPayment, newPayment]);
export type SnapshotPayment = z.infer<typeof payment>;

const licenseType = z.literal(LICENSE_TYPES);
const termCode = z.union([z.literal(1), z.literal(2), z.literal(4), z.literal(5)]);

/** `none` for what costs nothing now, so that no card is asked for (EDIT-06, XFER-12). */
const optionalPayment = z.discriminatedUnion('source', [
  storedPayment,
  newPayment,
  z.object({ source: z.literal('none') }),
]);

/** What every order keeps, whatever is ordered. */
const order = {
  /** The calendar day of the order. */
  today: day,
  buyer,
  licensee: z.string(),
  lines: z.array(pricedLine).min(1),
  totalCents: cents.min(0),
};

/** What every order of a subscription keeps. */
const paidOrder = {
  ...order,
  termCode,
  startDate: day,
  /** The last covered day of what is paid for. */
  expireDate: day,
};

/** An ended group with the seats that come back, by the licence that they have from then on (REAC-10, REAC-11). */
const reactivating = z.object({
  subscriptionId: z.string(),
  /** The last covered day before. */
  periodEnd: day,
  /** None for a group that only counts them. */
  seats: z.array(z.object({ licenseType: z.number().int(), seatIds: z.array(z.string()).min(1) })),
});
export type Reactivating = z.infer<typeof reactivating>;

/** What every cart of the store keeps, whatever is in it. */
const cartOrder = {
  ...paidOrder,
  /** The group that takes what is bought; null makes a new one. */
  subscriptionId: z.string().nullable(),
  /** The group ends instead of renewing; orders of earlier days do not say, and renew. */
  isPurchaseOrder: z.boolean().optional(),
  /** The ended group that comes back; purchases have none. */
  reactivating: reactivating.optional(),
  payment,
};

/** By the kind of cart: what its lines do not say. A domain is without its suffix, null when none was named. */
const cartContents = {
  rp: { kind: z.literal('rp') },
  ase: { kind: z.literal('ase'), domain: z.string().nullable() },
  cloud: {
    kind: z.literal('cloud'),
    plan: z.enum(['cfb', 'cloud']),
    domain: z.string().nullable(),
    orgId: z.string().nullable(),
  },
};
const rpSnapshot = z.object({ ...cartContents.rp, ...cartOrder });
const aseSnapshot = z.object({ ...cartContents.ase, ...cartOrder });
const cloudSnapshot = z.object({ ...cartContents.cloud, ...cartOrder });

export type CartSnapshot = z.infer<typeof rpSnapshot | typeof aseSnapshot | typeof cloudSnapshot>;
/** What tells carts apart once they are priced. */
export type CartContents =
  | Pick<z.infer<typeof rpSnapshot>, keyof typeof cartContents.rp>
  | Pick<z.infer<typeof aseSnapshot>, keyof typeof cartContents.ase>
  | Pick<z.infer<typeof cloudSnapshot>, keyof typeof cartContents.cloud>;

const upgradeSnapshot = z.object({
  kind: z.literal('upgrade'),
  ...order,
  /** The licences with the products that the price was for. */
  seats: z.array(z.object({ seatId: z.string(), product: z.string() })).min(1),
  payment,
});
export type UpgradeSnapshot = z.infer<typeof upgradeSnapshot>;

/** What a change is about and what it makes of it; the price follows from it and is worked out again before a charge. */
const changeWish = z.discriminatedUnion('change', [
  z.object({ change: z.literal('EDITION'), licenseType }),
  z.object({ change: z.literal('TERM'), termCode }),
]);
export type ChangeWish = z.infer<typeof changeWish>;

/** What becomes of the selected seats of one group. */
const changedGroup = z.object({
  subscriptionId: z.string(),
  /** In force, and up to when, before the change. */
  termCode,
  periodEnd: day,
  /** The last covered day of what is changed now. */
  expireDate: day,
  /** The group ends then instead of renewing; orders of earlier days do not say. */
  isPurchaseOrder: z.boolean().optional(),
  units: z
    .array(
      z.object({
        /** Null for counted authors and publishers. */
        seatId: z.string().nullable(),
        quantity: z.number().int().positive().default(1),
        effect: z.enum(['NOW', 'TERM_END', 'REVERT']),
        from: licenseType,
        licenseType,
        termCode,
      }),
    )
    .min(1),
});
export type ChangedGroup = z.infer<typeof changedGroup>;

const changeSnapshot = z.object({
  kind: z.literal('change'),
  ...order,
  /** Of what is paid now; a change that waits costs nothing and has none. */
  lines: z.array(pricedLine),
  termCode,
  wish: changeWish,
  /** Stands for everything that the price rests on. */
  basis: z.string(),
  groups: z.array(changedGroup).min(1),
  /** Whether it is one cloud group, which changes as a whole. */
  isCloud: z.boolean().default(false),
  payment: optionalPayment,
});
export type ChangeSnapshot = z.infer<typeof changeSnapshot>;

/** Seats that go on for one term; by the licence that they have from then on. None where they are only counted. */
const renewalPart = z.object({
  termCode,
  seats: z.array(z.object({ licenseType: z.number().int(), seatIds: z.array(z.string()).min(1) })),
});

/** What every order of another period of a group keeps. */
const periodOrder = {
  ...paidOrder,
  subscriptionId: z.string(),
  /** The last covered day before the renewal. */
  periodEnd: day,
  /** The first part keeps the group; each other one becomes a group of its own (D-114). */
  parts: z.array(renewalPart).min(1),
};

const renewalSnapshot = z.object({ kind: z.literal('renewal'), ...periodOrder, payment: storedPayment });
export type RenewalSnapshot = z.infer<typeof renewalSnapshot>;

/** What renewing a purchase order keeps, whether it is paid now or renews by itself from now on. */
const poRenewal = {
  ...paidOrder,
  subscriptionId: z.string(),
  /** The last covered day before the renewal. */
  periodEnd: day,
  /** The seats that go on; the group's others end with its old term. Null for authors and publishers, who are counted. */
  seatIds: z.array(z.string()).min(1).nullable(),
  payment,
};
const poRenewalSnapshot = z.object({ kind: z.literal('poRenewal'), ...poRenewal });
export type PoRenewalSnapshot = z.infer<typeof poRenewalSnapshot>;
const autoRenewSnapshot = z.object({ kind: z.literal('autoRenew'), ...poRenewal });
export type AutoRenewSnapshot = z.infer<typeof autoRenewSnapshot>;
const retrySnapshot = z.object({
  kind: z.literal('retry'),
  ...periodOrder,
  /** The seats that end with the old period. */
  endingSeatIds: z.array(z.string()),
  /** Of a group that only counts its seats: how many go on. Its parts name seats by their place. */
  counts: z.object({ authors: z.number().int().min(0), publishers: z.number().int().min(0) }).nullable(),
  payment,
});
export type RetrySnapshot = z.infer<typeof retrySnapshot>;

const transferSnapshot = z.object({
  kind: z.literal('transfer'),
  ...order,
  /** Nothing is sold. */
  lines: z.array(pricedLine).max(0),
  subscriptionId: z.string(),
  /** What the next renewal costs whoever takes the group over, as it was shown; 0 where it does not renew. */
  dueCents: cents.min(0),
  /** Without a card: nothing will be billed by one (XFER-12). */
  isTakenAtOnce: z.boolean(),
  payment: optionalPayment,
});
export type TransferSnapshot = z.infer<typeof transferSnapshot>;

/**
 * An order as it was checked, priced and accepted: all that is needed to record it, now or after a crash. Neither a
 * nonce nor a captcha token is ever part of it.
 */
export const orderSnapshot = z.discriminatedUnion('kind', [
  rpSnapshot,
  aseSnapshot,
  cloudSnapshot,
  upgradeSnapshot,
  changeSnapshot,
  renewalSnapshot,
  poRenewalSnapshot,
  autoRenewSnapshot,
  retrySnapshot,
  transferSnapshot,
]);
export type OrderSnapshot = z.infer<typeof orderSnapshot>;
