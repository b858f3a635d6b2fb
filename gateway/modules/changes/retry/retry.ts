import { message } from '#domain/messages/catalogue';
import { toDecimalString } from '#domain/money/cents';
import type { RetryPaymentInput, RetryPreview } from '../../../resolvers.generated';
import { checkOrderInput } from '../../orders/order-input';
import { nothingToRefuse, type OrderKind, orderTexts } from '../../orders/order-kind';
import { quoteRetry, type RetryQuote } from './quote-retry';
import { toRetryPreview } from './to-retry';

/** A renewal that failed, paid for by its owner (REST-35). */
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
  refuse: nothingToRefuse,
  // Beside the fields of the contract the total that was shown, for vendors that compare it.
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
