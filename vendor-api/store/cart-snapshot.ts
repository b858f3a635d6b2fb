import { z } from 'zod';
import type { CalendarDate } from '#domain/calendar/calendar-date';
import type { PricedCart } from '#domain/store/price-cart';
import type { SubscriptionKind } from '../db/schema/licenses';
import { snapshotLine } from '../orders/lines/snapshot-line';
import { cardPayment, type Paying, subscriptionFields, whoPays } from '../orders/order-snapshot';

/** What the lines of a cart do not say. A domain is without its suffix, null when none was named. */
const cartContents = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('rp') }),
  z.object({ kind: z.literal('ase'), domain: z.string().nullable() }),
  z.object({
    kind: z.literal('cloud'),
    plan: z.enum(['cfb', 'cloud']),
    domain: z.string().nullable(),
    orgId: z.string().nullable(),
  }),
]);
export type CartContents = z.infer<typeof cartContents>;

/** The kind of group that a cart makes or joins; groups of different kinds never mix. */
export function groupKindOf(contents: CartContents): SubscriptionKind {
  return contents.kind === 'cloud' ? contents.plan : contents.kind;
}

/** What every cart keeps, whatever is in it. */
export const cartFields = {
  ...subscriptionFields,
  contents: cartContents,
  /** The group that takes what is bought; null makes a new one. */
  subscriptionId: z.string().nullable(),
  /** What is bought ends with its term instead of renewing. */
  isPurchaseOrder: z.boolean(),
  payment: cardPayment,
};

export type CartKindName = 'rp' | 'ase' | 'cloud' | 'addUsers';
const cart = z.object({ kind: z.enum(['rp', 'ase', 'cloud', 'addUsers', 'reactivation']), ...cartFields });
/** What is bought, or brought back, as seats of a group. */
export type CartSnapshot = z.infer<typeof cart>;

export function cartSnapshot(kind: CartKindName) {
  return z.object({ kind: z.literal(kind), ...cartFields });
}

interface AcceptedCart {
  readonly today: CalendarDate;
  /** First day of what is bought: today, or that of the group joined (D-40). */
  readonly startDate: CalendarDate;
  readonly buyer: { readonly email: string; readonly licensee: string };
  readonly isPurchaseOrder: boolean;
  readonly priced: PricedCart;
  readonly contents: CartContents;
  readonly paying: Paying;
}

/** An accepted cart as it is kept with its attempt. */
export function acceptedCart(accepted: AcceptedCart): Omit<CartSnapshot, 'kind'> {
  const { today, startDate, buyer, isPurchaseOrder, priced, contents, paying } = accepted;
  return {
    ...whoPays(today, buyer, paying),
    contents,
    termCode: priced.term,
    subscriptionId: priced.coTerm?.subscriptionId ?? null,
    startDate,
    expireDate: priced.expireDate,
    isPurchaseOrder,
    lines: priced.lines.map(snapshotLine),
    totalCents: priced.total,
  };
}
