import { message } from '#domain/messages/catalogue';
import type { GatewayContext } from '../../../context';
import type { RetryPaymentInput } from '../../../resolvers.generated';
import { knownOutcome } from '../../store/known-attempt';
import type { OrderOutcome } from '../../store/order-outcome';
import { type Placed, placePreviewed } from '../../store/place-previewed';
import { sendOrder } from '../../store/send-order';
import { quoteRetry, type RetryQuote } from './quote-retry';
import { retryFields } from './retry-form';

/** Pays at the previewed price or not at all. */
export function placeRetry(context: GatewayContext, order: RetryPaymentInput): Promise<Placed<RetryQuote>> {
  const { attemptId, payment } = order;
  return placePreviewed(context, order, {
    known: () => knownRetry(context, order),
    quote: () => quoteRetry(context, order),
    total: ({ priced }) => priced.total,
    send(quote) {
      const fields = retryFields(quote, payment);
      return sendOrder(
        context,
        () => context.vendor.cart.retryPastDueSubscription({ attemptId, fields }),
        message.retryFailed,
      );
    },
  });
}

function knownRetry(
  context: GatewayContext,
  { attemptId, total, subscriptionId }: RetryPaymentInput,
): Promise<OrderOutcome | null> {
  return knownOutcome(context, {
    attemptId,
    total,
    isIn: (sale) => sale.isRenewal && sale.subscriptionId === subscriptionId,
    fallback: message.retryFailed,
  });
}
