import { message } from '#domain/messages/catalogue';
import { toDecimalString } from '#domain/money/cents';
import type { SomeResolvers } from '../../../graphql/some-resolvers';
import type { RetryPaymentInput, RetryPreview } from '../../../resolvers.generated';
import { changeAnswered, notChanged } from '../../common/change';
import { checkOrderInput } from '../../orders/order-input';
import { noRefusal, type OrderKind, orderTexts } from '../../orders/order-kind';
import { findPastDue } from './find-past-due';
import { quoteRetry, type RetryQuote } from './quote-retry';
import { toRetryGroup, toRetryPreview } from './to-retry';

/** Order that pays for a failed renewal (REST-35). */
export const retryOrder: OrderKind<RetryPaymentInput, RetryQuote, RetryPreview> = {
  name: 'retry',
  check: ({ attemptId, payment }) => checkOrderInput({ attemptId, payment }),
  contents({ subscriptionId, choice }) {
    const { all = null, except = [] } = choice ?? {};
    return { subscriptionId, all, except: [...new Set(except)] };
  },
  quote: quoteRetry,
  total: ({ priced }) => priced.total,
  isPaidLater: false,
  refuse: noRefusal,
  // Besides the contract's fields, the total that was shown, for vendors that compare it.
  fields: (_context, { quote: { group, renewing, priced } }) => ({
    PastDueSubId: group.facts.id,
    SeatIds: renewing.map(({ seatId }) => seatId),
    userTotalPrice: toDecimalString(priced.total),
  }),
  send: ({ vendor }, request) => vendor.cart.retryPastDueSubscription(request),
  texts: () => orderTexts(message.retryFailed),
  isIn: (_context, { subscriptionId }, sale) => sale.isRenewal && sale.subscriptionId === subscriptionId,
  isFree: () => false,
  toPreview: toRetryPreview,
};

export const retryResolvers = {
  Query: {
    retryPaymentPreview: async (_parent, args, context) => {
      const quoted = await quoteRetry(context, args);
      if (quoted.ok) {
        const { quote } = quoted;
        return { group: toRetryGroup(quote.group), preview: toRetryPreview(quote), userErrors: [] };
      }
      const { group, error } = quoted;
      return { group: group && toRetryGroup(group), preview: null, userErrors: [error] };
    },
  },
  Mutation: {
    cancelSubscriptionGroup: async (_parent, { id }, context) => {
      const found = await findPastDue(context, id);
      const failed = message.cancelFailed(context.settings.SUPPORT_HOST);
      // A group that is no longer past due may have just been canceled by another click; the vendor decides.
      if (!found.ok && found.error.code !== 'NOT_ALLOWED') return notChanged(found.error.code, failed, 'id');
      const answer = await context.vendor.cart.cancelSubscriptionGroup(id);
      return changeAnswered(context, answer, { field: 'id', fallback: failed });
    },
  },
} satisfies SomeResolvers;
