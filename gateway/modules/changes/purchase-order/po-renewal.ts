import type { ProductKind } from '#domain/licenses/product-kind';
import { message } from '#domain/messages/catalogue';
import { resolveMessageFirst } from '#domain/messages/resolve-message';
import { toDecimalString } from '#domain/money/cents';
import { termName } from '#domain/terms/term-code';
import { nextBillingDate } from '#domain/terms/term-period';
import type { SomeResolvers } from '../../../graphql/some-resolvers';
import { TERMS } from '../../../models/codes';
import type { PoRenewalPreview, RenewPoInput } from '../../../resolvers.generated';
import type { FormFields } from '../../../vendor/form';
import { toCartLine } from '../../common/to-cart-line';
import { userError } from '../../common/user-error';
import { sentCoupons } from '../../orders/order-fields';
import { checkOrderInput } from '../../orders/order-input';
import { type OrderKind, orderTexts } from '../../orders/order-kind';
import { type PoRenewalQuote, quotePoRenewal } from './quote-po-renewal';
import { toRenewableGroup } from './renewable-group';

type PoRenewal = OrderKind<RenewPoInput, PoRenewalQuote, PoRenewalPreview>;

/** Renewal of a purchase order of RP seats, bundles or counted cloud seats for another term (REST-31 to REST-33). */
export const renewRp = paidRenewal(['rp'], ({ vendor }, request) => vendor.cart.renewPo(request));
export const renewAse = paidRenewal(['legacyAse'], ({ vendor }, request) => vendor.cart.renewAsePo(request));
export const renewCloud = paidRenewal(['cfb', 'cloud'], ({ vendor }, request) =>
  vendor.cart.renewCloudPo(request),
);

/** Auto-renewal: nothing is charged now, and the vendor's `message` comes first (REST-34, D-81, D-96). */
export const autoRenew: PoRenewal = {
  ...renewal({ isAutoRenew: true, kinds: ['rp'], failed: message.autoRenewFailed }),
  name: 'autoRenew',
  fields: (_context, { quote }) => seatFields(quote),
  send: ({ vendor }, request) => vendor.cart.setAutoRenew(request),
  texts: () =>
    orderTexts(message.autoRenewFailed, {
      unanswered: message.autoRenewUnanswered,
      resolve: resolveMessageFirst,
    }),
  isIn: (_context, { renewal: { subscriptionId } }, sale) =>
    sale.subscriptionId === subscriptionId && sale.isAutoRenew,
};

function paidRenewal(kinds: readonly ProductKind[], send: PoRenewal['send']): PoRenewal {
  return {
    ...renewal({ isAutoRenew: false, kinds, failed: message.renewalFailed }),
    name: 'poRenewal',
    fields: (_context, { quote }) => ({
      ...seatFields(quote),
      isAutoRenew: false,
      userTotalPrice: toDecimalString(totalNow(quote)),
      appliedCoupons: quote.priced.lines.flatMap(sentCoupons),
    }),
    send,
    texts: () => orderTexts(message.renewalFailed),
    isIn: (_context, { renewal: { subscriptionId } }, sale) =>
      sale.subscriptionId === subscriptionId && sale.isRenewal,
  };
}

interface Way {
  readonly isAutoRenew: boolean;
  readonly kinds: readonly ProductKind[];
  readonly failed: string;
}

function renewal({ isAutoRenew, kinds, failed }: Way) {
  return {
    check: checkOrderInput,
    contents: ({ renewal: { subscriptionId, newTerm, seatIds } }) => ({
      subscriptionId,
      newTerm,
      seatIds: seatIds && [...new Set(seatIds)],
    }),
    quote: (context, input) => quotePoRenewal(context, input.renewal, isAutoRenew),
    total: totalNow,
    isPaidLater: false,
    refuse: ({ quote: { group } }) => (kinds.includes(group.kind) ? null : userError('NOT_ALLOWED', failed)),
    isFree: () => false,
    toPreview: toPoRenewal,
  } satisfies Partial<PoRenewal>;
}

function seatFields({ group, renewed, priced }: PoRenewalQuote): FormFields {
  return {
    userId: group.userId,
    seatIds: renewed.flatMap(({ seatId }) => seatId ?? []),
    subscriptionGroup: group.id,
    ...(group.kind === 'rp' ? {} : { subscriptionId: group.id }),
    newTerm: priced.term,
  };
}

export const poRenewalResolvers = {
  Query: {
    poRenewalPreview: async (_parent, { renewal, isAutoRenew }, context) => {
      const quoted = await quotePoRenewal(context, renewal, isAutoRenew);
      const group = quoted.selected && toRenewableGroup(quoted.selected);
      return quoted.ok
        ? { group, renewal: toPoRenewal(quoted.quote), userErrors: [] }
        : { group, renewal: null, userErrors: [quoted.error] };
    },
  },
} satisfies SomeResolvers;

function toPoRenewal(quote: PoRenewalQuote): PoRenewalPreview {
  const { previewId, isAutoRenew, group, renewed, leftOutCount, priced, today } = quote;
  return {
    previewId,
    total: toDecimalString(totalNow(quote)),
    termTotal: toDecimalString(priced.total),
    listTotal: toDecimalString(priced.listTotal),
    discountTotal: toDecimalString(priced.discountTotal),
    lines: priced.lines.map(toCartLine),
    term: TERMS[priced.term],
    termName: termName(priced.term),
    quantity: renewed.reduce((sum, { quantity }) => sum + quantity, 0),
    leftOutCount,
    expireDate: group.expireDate,
    newExpireDate: priced.expireDate,
    chargeOn: isAutoRenew ? nextBillingDate(group.expireDate) : today,
  };
}

function totalNow({ isAutoRenew, priced }: PoRenewalQuote): number {
  return isAutoRenew ? 0 : priced.total;
}
