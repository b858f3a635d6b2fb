import { reactivationFallback } from '#domain/changes/reactivate/check-reactivation';
import { toDecimalString } from '#domain/money/cents';
import { confirmationTermCode } from '#domain/store/confirmation-term';
import { joinedGroup } from '#domain/store/joined-group';
import type { GatewayContext } from '../../../context';
import { TERM_CODES_BY_NAME } from '../../../models/codes';
import type { Cart, CloudCartInput, ReactivateInput, ReactivationInput } from '../../../resolvers.generated';
import type { ConfirmationAnswer } from '../../../vendor/answers/confirmation';
import type { FormFields } from '../../../vendor/form';
import { sentCoupons } from '../../orders/order-fields';
import { checkOrderInput } from '../../orders/order-input';
import {
  nothingToRefuse,
  type OrderKind,
  orderTexts,
  type PricedOrder,
  type Quoted,
} from '../../orders/order-kind';
import { cartFields } from '../../store/carts/cart-order';
import { cloudCart } from '../../store/carts/cloud-cart';
import type { CartQuote } from '../../store/carts/quote-cart';
import { toCartModel } from '../../store/to-cart';
import { findReactivable, quoteReactivation, type Reactivable } from './quote-reactivation';

/** The price together with what it was found for. */
interface ReactivationQuote extends CartQuote {
  readonly found: Reactivable;
}
type Priced = PricedOrder<ReactivateInput, ReactivationQuote>;

/** An ended group that comes back: its seats (REST-29), or as many cloud seats as are named (REST-24). */
export const reactivationOrder: OrderKind<ReactivateInput, ReactivationQuote, Cart> = {
  name: 'reactivation',
  check: checkOrderInput,
  contents: ({ reactivation }) => ({
    ...reactivation,
    cotermGroup: joinedGroup(reactivation.cotermGroup),
  }),
  quote: (context, { reactivation }) => quote(context, reactivation),
  total: ({ priced }) => priced.total,
  isPaidLater: false,
  refuse: nothingToRefuse,
  async fields(context, order) {
    if (!isCloud(order)) return seatFields(order);
    const { company } = await context.loads.billingInfo();
    return countFields(order, company);
  },
  send: ({ vendor }, request, order) =>
    isCloud(order)
      ? vendor.cart.buyCloudSubscription(request)
      : vendor.cart.confirmReactivateCanceledSub(request),
  texts: (_context, { reactivation: { authorQuantity, publisherQuantity } }) =>
    orderTexts(reactivationFallback(authorQuantity + publisherQuantity > 0)),
  isIn: (_context, { reactivation }, sale) => isSameReactivation(reactivation, sale),
  isFree: () => false,
  toPreview: toCartModel,
};

async function quote(
  context: GatewayContext,
  reactivation: ReactivationInput,
): Promise<Quoted<ReactivationQuote>> {
  const ended = await findReactivable(context, reactivation);
  if (!ended.ok) return ended;
  const { found } = ended;
  const quoted = await quoteReactivation(context, found, reactivation);
  return quoted.ok ? { ok: true, quote: { ...quoted.quote, found } } : quoted;
}

function isCloud({ quote: { found } }: Priced): boolean {
  return found.group.facts.kind !== 'rp';
}

// REAC-10.
function seatFields({ quote: { found, priced } }: Priced): FormFields {
  return {
    userId: found.viewer.userId,
    seatIds: found.ended.seatIds,
    subscriptionGroups: [found.group.facts.id],
    newTerm: priced.term,
    cotermGroup: priced.coTerm?.subscriptionId ?? '',
    userTotalPrice: toDecimalString(priced.total),
    appliedCoupons: priced.lines.flatMap(sentCoupons),
  };
}

// Those of a cloud cart that says so (REAC-11).
function countFields({ input, quote: priced }: Priced, billingName: string): FormFields {
  const { facts, shown } = priced.found.group;
  const { newTerm: term, authorQuantity, publisherQuantity } = input.reactivation;
  const cart: CloudCartInput = {
    plan: facts.kind === 'cfb' ? 'CLOUD_FOR_BUSINESS' : 'ORGANIZATION',
    term,
    authorQuantity,
    publisherQuantity,
    domain: shown.domain,
  };
  const licensee = { licenseTo: 'COMPANY', firstName: '', lastName: '', company: '' } as const;
  return {
    ...cartFields(cloudCart, { input: { cart, licensee }, quote: priced }, billingName),
    isReactivate: true,
    reactivatingSub: facts.id,
  };
}

function isSameReactivation(asked: ReactivationInput, sale: ConfirmationAnswer): boolean {
  const { subscriptionId, cotermGroup, newTerm, authorQuantity, publisherQuantity } = asked;
  const isCounted = sale.isCfb || sale.isCloud;
  return (
    sale.isReactivate &&
    sale.subscriptionId === (joinedGroup(cotermGroup) ?? subscriptionId) &&
    confirmationTermCode(sale) === TERM_CODES_BY_NAME[newTerm] &&
    (sale.cloudAuthorCount === authorQuantity || !isCounted) &&
    (sale.cloudPublisherCount === publisherQuantity || !isCounted)
  );
}
