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
  nothingToRefuse,
  type OrderKind,
  orderTexts,
  type PricedOrder,
  type Quoted,
} from '../../orders/order-kind';
import { toCartModel } from '../to-cart';
import type { CartContents, CartKind, CartOrder } from './cart';
import { type CartQuote, quoteCart } from './quote-cart';

const LICENSE_TO = { COMPANY: 'Company', INDIVIDUAL: 'Individual' } as const;

/** The purchase of a cart. What comes before the licensee and needs nobody to be asked is refused first (CART-12). */
export function cartOrder<Cart>(kind: CartKind<Cart>): OrderKind<CartOrder<Cart>, CartQuote, CartPreview> {
  return {
    name: 'cart',
    check: ({ cart, attemptId, licensee }) => kind.check(cart) ?? checkOrderInput({ attemptId, licensee }),
    contents({ cart, licensee }) {
      // A group that is joined has a term and a home of its own.
      const { groupId, term, home, ...held } = kind.contents(cart);
      const goesTo = groupId === null ? { term, home } : { groupId };
      return { ...held, ...goesTo, company: orderLicensee('', licensee).company };
    },
    quote: (context, order) => quoteOrder(context, kind, order),
    total: ({ priced }) => priced.total,
    isPaidLater: false,
    refuse: nothingToRefuse,
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

/** The fields of an order form: the cart's, and what every cart has (CART-18). `billingName` is empty when there is none. */
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

// Per item, as a decimal text; products that are not bought have none.
function adjustmentOf(priced: PricedCart, licenseType: number): string {
  const line = priced.lines.find((found) => found.licenseType === licenseType);
  return toDecimalString(line?.perItemSubscriptionAdj ?? 0);
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

/** Whether a recorded sale went where a cart was to go: its group, its term and its home, as far as the record tells. */
function isSamePurchase({ groupId, term, home }: CartContents, sale: ConfirmationAnswer): boolean {
  const isJoined = sale.lines.some(({ derivation }) => derivation.some(isProration));
  if (sale.lines.length > 0 && isJoined !== (groupId !== null)) return false;
  const domain = sale.domain === null ? null : domainName(sale.domain);
  const homes = [
    [home?.domain || null, domain],
    [home?.orgId || null, sale.instanceId],
  ] as const;
  // A group has a term and a home of its own: the cart's term says nothing, and the home need not be named.
  if (groupId !== null)
    return (
      groupId === sale.subscriptionId && homes.every(([named, kept]) => named === null || named === kept)
    );
  return (
    (sale.term === null || term === confirmationTermCode(sale)) &&
    homes.every(([named, kept]) => named === kept)
  );
}

// Only what joins a group is pro-rated.
function isProration({ kind }: ConfirmationAnswer['lines'][number]['derivation'][number]): boolean {
  return kind === 'CREDIT' || kind === 'ADJUSTMENT';
}
