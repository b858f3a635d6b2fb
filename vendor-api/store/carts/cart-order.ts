import type { z } from 'zod';
import { checkNameLength } from '#domain/store/carts/cart-checks';
import type { CartItem } from '#domain/store/carts/cart-items';
import { priceCart } from '#domain/store/carts/price-cart';
import { isVisible } from '#domain/text/plain-text';
import type { Database } from '../../db/database';
import {
  NO_CLAIMS,
  noEffect,
  type OrderCheck,
  type OrderDeps,
  type OrderKind,
  type OrderRequest,
  orderEndpoint,
  orderKind,
} from '../../orders/order-kind';
import { checkCaptcha, readPayment } from '../../orders/payment';
import { type Checked, licenseeRequired, priceChanged, refused, refusedByRule } from '../../orders/refusals';
import { acceptedCart, type CartContents, type CartKindName, cartSnapshot } from '../cart-snapshot';
import { findGroup, type GroupCheck, type GroupQuestion, joinRefusal, NO_GROUP } from '../groups/find-group';
import { loadPricing } from '../prices/load-price-list';
import { type CartForm, isSamePriced, readGroupChoice, type SentAdjustment } from './cart-form';
import { recordPurchase } from './record-purchase';

export function cartOrder<Form extends CartForm, Name extends CartKindName>(
  cart: Cart<Form, Name>,
): OrderKind<Name> {
  const { kind, action, form, takes } = cart;
  return orderKind({
    kind,
    endpoints: [
      orderEndpoint({
        action,
        form,
        ...(takes && { takes }),
        check: (deps, request) => checkCart(deps, cart, request),
      }),
    ],
    snapshot: cartSnapshot(kind),
    priceChanged,
    claims: ({ subscriptionId }) => ({ ...NO_CLAIMS, joinedGroup: subscriptionId }),
    stillHolds: joinRefusal,
    record: recordPurchase,
    declined: noEffect,
  });
}

export type CartReading = Checked<{
  readonly items: readonly CartItem[];
  readonly contents: CartContents;
}>;

export interface Cart<Form extends CartForm = CartForm, Name extends CartKindName = CartKindName> {
  readonly kind: Name;
  readonly action: string;
  readonly form: z.ZodType<Form>;
  takes?(form: Form): boolean;
  read(form: Form): CartReading;
  sentAdjustments(form: Form): readonly SentAdjustment[];
  readonly rules: StoreRules;
}

/** Checks in the order of CART-12. */
async function checkCart<Form extends CartForm>(
  deps: OrderDeps,
  { kind, read, rules, sentAdjustments }: Cart<Form>,
  request: OrderRequest<Form>,
): Promise<OrderCheck> {
  const { db, settings } = deps;
  const { user, form } = request;
  const today = deps.clock.today();
  const cart = read(form);
  if (!cart.ok) return cart;
  const choice = readGroupChoice(form);
  if (!choice.ok) return choice;
  const { contents, items } = cart;
  const { term, groupId } = choice;
  const named = rules.licensee(user.company, form, groupId);
  if (!named.ok) return named;
  const paid = await readPayment(db, user.id, form);
  if (!paid.ok) return paid;
  const purchaseOrderId = settings.PO_BRAINTREE_ID;
  const group =
    groupId === null
      ? NO_GROUP
      : await rules.findGroup(db, { groupId, contents, user, today, purchaseOrderId });
  if (!group.ok) return group;
  const pricing = await loadPricing(db, user.id);
  const priced = priceCart({ items, term, ...pricing, coTermGroup: group.group, today });
  if (!isSamePriced(form, priced, sentAdjustments(form))) return refused(priceChanged);
  const doubt = await checkCaptcha(deps, request);
  if (doubt !== null) return doubt;
  const buyer = { email: user.email, licensee: named.licensee };
  const startDate = group.group?.startDate ?? today;
  const { isPurchaseOrder } = rules;
  const accepted = { today, startDate, buyer, isPurchaseOrder, priced, contents, paying: paid.paying };
  return { ok: true, snapshot: { kind, ...acceptedCart(accepted) }, nonce: paid.nonce };
}

export interface StoreRules {
  licensee(
    billingName: string,
    form: CartForm,
    groupId: string | null,
  ): Checked<{ readonly licensee: string }>;
  findGroup(db: Database, question: GroupQuestion): Promise<GroupCheck>;
  readonly isPurchaseOrder: boolean;
}

/** CART-08, T-17. */
export const storeRules: StoreRules = {
  licensee(billingName, form) {
    // A company wins if one is sent (CART-09).
    const tooLong = checkNameLength(billingName, { ...form, licenseTo: 'COMPANY' });
    if (tooLong) return refusedByRule(tooLong);
    const licensee = licenseeOf(billingName, form);
    return licensee === null ? refused(licenseeRequired) : { ok: true, licensee };
  },
  findGroup,
  isPurchaseOrder: false,
};

interface LicenseeFields {
  readonly company: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** The billing name, else the company, else first and last name (CART-08..10). */
export function licenseeOf(billingName: string, form: LicenseeFields): string | null {
  if (billingName.trim() !== '') return billingName.trim();
  if (isVisible(form.company)) return form.company;
  if (!isVisible(form.firstName) || !isVisible(form.lastName)) return null;
  return `${form.firstName} ${form.lastName}`;
}
