import { toDecimalString } from '#domain/money/cents';
import { orderLicensee } from '#domain/store/carts/licensee';
import type { PricedCart } from '#domain/store/carts/price-cart';
import { confirmationTermCode } from '#domain/store/confirmation';
import { NEW_GROUP } from '#domain/store/groups/co-term';
import { domainName } from '#domain/text/domain-name';
import type { GatewayContext } from '../../../context';
import type { Cart as CartPreview, LicenseeInput } from '../../../resolvers.generated';
import type { ConfirmationAnswer } from '../../../vendor/answers/confirmation';
import type { FormFields } from '../../../vendor/form';
import { refusalError } from '../../common/user-error';
import { sentCoupons } from '../../orders/order-fields';
import { checkOrderInput } from '../../orders/order-input';
import {
  noRefusal,
  type OrderKind,
  orderTexts,
  type PricedOrder,
  type Quoted,
} from '../../orders/order-kind';
import { toCartModel } from '../to-cart';
import type { CartContents, CartKind, CartOrder } from './cart';
import { type CartQuote, quoteCart } from './quote-cart';

const LICENSE_TO = { COMPANY: 'Company', INDIVIDUAL: 'Individual' } as const;

/** Order of a cart. Checks that precede the licensee and need no vendor call are made first (CART-12). */
export function cartOrder<Cart>(kind: CartKind<Cart>): OrderKind<CartOrder<Cart>, CartQuote, CartPreview> {
  return {
    name: 'cart',
    check: ({ cart, attemptId, licensee }) => kind.check(cart) ?? checkOrderInput({ attemptId, licensee }),
    contents({ cart, licensee }) {
      // A joined group has its own term and home.
      const { groupId, term, home, ...held } = kind.contents(cart);
      const goesTo = groupId === null ? { term, home } : { groupId };
      return { ...held, ...goesTo, company: orderLicensee('', licensee).company };
    },
    quote: (context, order) => quoteOrder(context, kind, order),
    total: ({ priced }) => priced.total,
    isPaidLater: false,
    refuse: noRefusal,
    async fields(context, order) {
      const { company } = await context.loads.billingInfo();
      return cartFields(kind, order, company);
    },
    send: (context, request) => kind.send(context.vendor, request),
    texts: ({ settings }) => orderTexts(kind.refused(settings.SUPPORT_HOST)),
    isIn: async (context, { cart, licensee }, sale) =>
      kind.isIn(cart, sale) &&
      isSamePurchase(kind.contents(cart), sale) &&
      (await isMadeOutTo(context, licensee, sale)),
    isFree: () => false,
    toPreview: toCartModel,
  };
}

async function quoteOrder<Cart>(
  context: GatewayContext,
  kind: CartKind<Cart>,
  { attemptId, cart, licensee, payment }: CartOrder<Cart>,
): Promise<Quoted<CartQuote>> {
  const [quoted, { company }] = await Promise.all([
    quoteCart(context, kind, cart),
    context.loads.billingInfo(),
  ]);
  const unnamed = refusalError(kind.checkLicensee(company, licensee));
  if (unnamed) return { ok: false, error: unnamed };
  if (!quoted.ok) return quoted;
  const tooLong = checkOrderInput({ attemptId, payment });
  return tooLong ? { ok: false, error: tooLong } : quoted;
}

/** Returns the cart's own and the common fields of the order form (CART-18). `billingName` is empty without one. */
export function cartFields<Cart>(
  kind: Pick<CartKind<Cart>, 'formFields'>,
  { input, quote }: PricedOrder<Pick<CartOrder<Cart>, 'cart' | 'licensee'>, CartQuote>,
  billingName: string,
): FormFields {
  const { priced } = quote;
  const { cart, licensee } = input;
  const groupId = priced.coTerm?.subscriptionId;
  return {
    term: priced.term,
    ...kind.formFields(cart, (licenseType) => adjustmentOf(priced, licenseType)),
    licenseTo: LICENSE_TO[licensee.licenseTo],
    ...orderLicensee(billingName, licensee),
    subscriptionGroup: groupId ?? NEW_GROUP,
    cotermGroup: groupId ?? '',
    userTotalPrice: toDecimalString(priced.total),
    appliedCoupons: priced.lines.flatMap(sentCoupons),
  };
}

// Decimal text per item; 0.00 for products that are not bought.
function adjustmentOf(priced: PricedCart, licenseType: number): string {
  const line = priced.lines.find((found) => found.licenseType === licenseType);
  return toDecimalString(line?.perItemSubscriptionAdj ?? 0);
}

// A billing name is the licensee, so other names do not matter (CART-10).
async function isMadeOutTo(
  { loads }: GatewayContext,
  licensee: LicenseeInput,
  sale: ConfirmationAnswer,
): Promise<boolean> {
  const { company } = await loads.billingInfo();
  return company.trim() !== '' || orderLicensee('', licensee).company === sale.licensee.trim();
}

/** Checks that a recorded sale has the cart's group, term and home, as far as the record has them. */
function isSamePurchase({ groupId, term, home }: CartContents, sale: ConfirmationAnswer): boolean {
  const isJoined = sale.lines.some(({ derivation }) => derivation.some(isProration));
  if (sale.lines.length > 0 && isJoined !== (groupId !== null)) return false;
  const domain = sale.domain === null ? null : domainName(sale.domain);
  const homes = [
    [home?.domain || null, domain],
    [home?.orgId || null, sale.instanceId],
  ] as const;
  // A joined group has its own term and home: the cart's term is ignored, and the home may be absent.
  if (groupId !== null)
    return (
      groupId === sale.subscriptionId && homes.every(([named, kept]) => named === null || named === kept)
    );
  return (
    (sale.term === null || term === confirmationTermCode(sale)) &&
    homes.every(([named, kept]) => named === kept)
  );
}

// Only purchases that join a group are prorated.
function isProration({ kind }: ConfirmationAnswer['lines'][number]['derivation'][number]): boolean {
  return kind === 'CREDIT' || kind === 'ADJUSTMENT';
}
