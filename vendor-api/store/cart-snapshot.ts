import { z } from 'zod';
import type { CalendarDate } from '#domain/calendar/calendar-date';
import type { PricedCart } from '#domain/store/carts/price-cart';
import type { SubscriptionKind } from '../db/schema/licenses';
import { buyerFields, cardPayment, type Paying, subscriptionFields } from '../orders/order-snapshot';
import { snapshotLine } from '../orders/sales/order-lines';

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

export function groupKindOf(contents: CartContents): SubscriptionKind {
  return contents.kind === 'cloud' ? contents.plan : contents.kind;
}

export const cartFields = {
  ...subscriptionFields,
  contents: cartContents,
  /** Null for a new group. */
  subscriptionId: z.string().nullable(),
  /** Ends with its term instead of renewing. */
  isPurchaseOrder: z.boolean(),
  payment: cardPayment,
};

export type CartKindName = 'rp' | 'ase' | 'cloud' | 'addUsers';
const cart = z.object({ kind: z.enum(['rp', 'ase', 'cloud', 'addUsers', 'reactivation']), ...cartFields });
export type CartSnapshot = z.infer<typeof cart>;

export function cartSnapshot(kind: CartKindName) {
  return z.object({ kind: z.literal(kind), ...cartFields });
}

interface AcceptedCart {
  readonly today: CalendarDate;
  /** Today, or the start of the joined group (D-40). */
  readonly startDate: CalendarDate;
  readonly buyer: { readonly email: string; readonly licensee: string };
  readonly isPurchaseOrder: boolean;
  readonly priced: PricedCart;
  readonly contents: CartContents;
  readonly paying: Paying;
}

export function acceptedCart(accepted: AcceptedCart): Omit<CartSnapshot, 'kind'> {
  const { today, startDate, buyer, isPurchaseOrder, priced, contents, paying } = accepted;
  return {
    ...buyerFields(today, buyer, paying),
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
