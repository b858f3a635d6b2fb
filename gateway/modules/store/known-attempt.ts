import { message } from '#domain/messages/catalogue';
import { parseMoney } from '#domain/money/cents';
import { orderLicensee } from '#domain/store/licensee';
import type { GatewayContext } from '../../context';
import type { LicenseeInput, UserError } from '../../resolvers.generated';
import type { ConfirmationAnswer } from '../../vendor/answers/confirmation';
import { requireProfile } from '../account/require-profile';
import { userError } from '../common/user-error';
import type { CartKind, CartOrder } from './carts/cart-kind';
import { isSamePurchase } from './carts/is-same-purchase';
import { orderFingerprint } from './order-fingerprint';
import { fromStatus, type OrderOutcome, refusedWith } from './order-outcome';

/** What an order of a cart is recognized by. A group that is joined has a term and a home of its own. */
export function cartFingerprint<Cart>(
  kind: CartKind<Cart>,
  { total, cart, licensee, payment }: CartOrder<Cart>,
): string {
  const { groupId, term, home, ...held } = kind.wish(cart);
  const goesTo = groupId === null ? { term, home } : { groupId };
  const { company } = orderLicensee('', licensee);
  return orderFingerprint('cart', { total, payment, wish: { ...held, ...goesTo, company } });
}

/** As `knownOutcome`, for a cart of the store. */
export function knownCartOutcome<Cart>(
  context: GatewayContext,
  kind: CartKind<Cart>,
  order: CartOrder<Cart>,
): Promise<OrderOutcome | null> {
  const { attemptId, total, cart, licensee } = order;
  return knownOutcome(context, {
    attemptId,
    fingerprint: cartFingerprint(kind, order),
    total,
    isIn: async (sale) =>
      kind.isIn(cart, sale) &&
      isSamePurchase(kind.wish(cart), sale) &&
      (await isMadeOutTo(context, licensee, sale)),
    fallback: orderFallback(context, kind),
  });
}

/** What is said of a refusal without words (ERR-20, ERR-29). */
export function orderFallback<Cart>({ settings }: GatewayContext, { fallback }: CartKind<Cart>): string {
  return fallback ? fallback() : message.orderFailed(settings.SUPPORT_HOST);
}

// With a billing name, which is the licensee, it does not matter who else is named (CART-10).
async function isMadeOutTo(
  { loads }: GatewayContext,
  licensee: LicenseeInput,
  sale: ConfirmationAnswer,
): Promise<boolean> {
  const { company } = await loads.billingInfo();
  return company.trim() !== '' || orderLicensee('', licensee).company === sale.licensee.trim();
}

interface SentOrder {
  readonly attemptId: string;
  readonly fingerprint: string;
  readonly total: string;
  /** Whether it may come to its end without a sale. */
  readonly isFree?: boolean;
  /** Whether a recorded sale is what the order asks for. */
  isIn(sale: ConfirmationAnswer): boolean | Promise<boolean>;
  /** For a refusal without words. */
  readonly fallback: string;
}

/**
 * The outcome of an attempt that the vendor has on record; null for one that it does not know. A repeat gets the
 * first outcome, whatever prices and coupons have become since; another order under the same attempt is refused,
 * however the first one ended (D-126). A vendor that keeps no fingerprint has its sale compared.
 */
export async function knownOutcome(context: GatewayContext, order: SentOrder): Promise<OrderOutcome | null> {
  const status = await context.vendor.cart.orderStatus(order.attemptId);
  if (status.state === 'unknown') return null;
  const outcome = fromStatus(status, order.fallback);
  const isSame =
    status.fingerprint === null
      ? outcome.state !== 'DONE' || (await isSameSale(context, order, outcome.transactionId))
      : status.fingerprint === order.fingerprint;
  return isSame ? outcome : refusedWith(attemptReused());
}

async function isSameSale(
  context: GatewayContext,
  { total, isFree = false, isIn }: SentOrder,
  transactionId: string | null,
): Promise<boolean> {
  if (transactionId === null) return isFree;
  const { email } = await requireProfile(context);
  const sale = await context.vendor.cart.thankYou(transactionId, email);
  return sale !== null && (sale.amount ?? null) === parseMoney(total) && isIn(sale);
}

/** The attempt stands for something else already. */
function attemptReused(): UserError {
  const text = 'This order was submitted before with other contents. Please start a new order.';
  return userError('ATTEMPT_REUSED', text, { field: 'attemptId' });
}
