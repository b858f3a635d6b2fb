import { reactivationFallback } from '#domain/changes/reactivate/check-reactivation';
import { toDecimalString } from '#domain/money/cents';
import type { CloudPlan } from '#domain/store/carts/cart-items';
import { confirmationTermCode } from '#domain/store/confirmation';
import { joinedGroup } from '#domain/store/groups/co-term';
import type { GatewayContext } from '../../../context';
import type { SomeResolvers } from '../../../graphql/some-resolvers';
import { SUBSCRIPTION_KINDS, TERM_CODES_BY_NAME } from '../../../models/codes';
import type {
  Cart,
  CloudCartInput,
  EndedSubscription,
  ReactivateInput,
  ReactivationInput,
} from '../../../resolvers.generated';
import type { ConfirmationAnswer } from '../../../vendor/answers/confirmation';
import type { FormFields } from '../../../vendor/form';
import { sentCoupons } from '../../orders/order-fields';
import { checkOrderInput } from '../../orders/order-input';
import {
  noRefusal,
  type OrderKind,
  orderTexts,
  type PricedOrder,
  type Quoted,
} from '../../orders/order-kind';
import { cartFields } from '../../store/carts/cart-order';
import { cloudCart, PLAN_NAMES } from '../../store/carts/cloud-cart';
import type { CartQuote } from '../../store/carts/quote-cart';
import { toCandidate } from '../../store/co-term-book';
import { toCartModel } from '../../store/to-cart';
import { findReactivable, quoteReactivation, type Reactivable } from './quote-reactivation';

interface ReactivationQuote extends CartQuote {
  readonly found: Reactivable;
}
type Priced = PricedOrder<ReactivateInput, ReactivationQuote>;

/** Reactivation of an ended group with its seats (REST-29) or a given number of cloud seats (REST-24). */
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
  refuse: noRefusal,
  async fields(context, order) {
    const { plan } = order.quote.found.ended;
    if (plan === null) return seatFields(order);
    const { company } = await context.loads.billingInfo();
    return countFields(order, plan, company);
  },
  send: ({ vendor }, request, order) =>
    order.quote.found.ended.plan === null
      ? vendor.cart.confirmReactivateCanceledSub(request)
      : vendor.cart.buyCloudSubscription(request),
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

// The fields of a cloud cart, marked as a reactivation (REAC-11).
function countFields({ input, quote: priced }: Priced, plan: CloudPlan, billingName: string): FormFields {
  const { facts, shown } = priced.found.group;
  const { newTerm: term, authorQuantity, publisherQuantity } = input.reactivation;
  const cart: CloudCartInput = {
    plan: PLAN_NAMES[plan],
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

export const reactivationResolvers = {
  Query: {
    reactivationPreview: async (_parent, { reactivation }, context) => {
      const ended = await findReactivable(context, reactivation);
      if (!ended.ok) return { subscription: null, cart: null, userErrors: [ended.error] };
      const subscription = toEnded(ended.found);
      const quoted = await quoteReactivation(context, ended.found, reactivation);
      return quoted.ok
        ? { subscription, cart: toCartModel(quoted.quote), userErrors: [] }
        : { subscription, cart: null, userErrors: [quoted.error] };
    },
  },
} satisfies SomeResolvers;

function toEnded({ group, ended, candidates }: Reactivable): EndedSubscription {
  const { facts, shown } = group;
  const kind = SUBSCRIPTION_KINDS[facts.kind];
  return {
    id: facts.id,
    kind,
    name: shown.name,
    contents: ended.contents,
    assignedTo: shown.assignedTo,
    authorCount: ended.authorCount,
    publisherCount: ended.publisherCount,
    term: shown.term,
    expireDate: facts.expireDate,
    candidates: candidates.map((candidate) => toCandidate(candidate.shown, kind)),
  };
}
