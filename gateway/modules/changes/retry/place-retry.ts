import { message } from '#domain/messages/catalogue';
import type { GatewayContext } from '../../../context';
import type { RetryPaymentInput } from '../../../resolvers.generated';
import { knownOutcome } from '../../store/known-attempt';
import { orderFingerprint } from '../../store/order-fingerprint';
import type { OrderOutcome } from '../../store/order-outcome';
import { type Placed, placePreviewed } from '../../store/place-previewed';
import { sendOrder } from '../../store/send-order';
import { quoteRetry, type RetryQuote } from './quote-retry';
import { retryFields } from './retry-form';

/** Pays at the previewed price or not at all. */
export function placeRetry(context: GatewayContext, order: RetryPaymentInput): Promise<Placed<RetryQuote>> {
  const { attemptId, payment } = order;
  const fingerprint = fingerprintOf(order);
  return placePreviewed(context, order, {
    known: () => knownRetry(context, order),
    quote: () => quoteRetry(context, order),
    total: ({ priced }) => priced.total,
    send(quote) {
      const fields = retryFields(quote, payment);
      return sendOrder(
        context,
        () => context.vendor.cart.retryPastDueSubscription({ attemptId, fingerprint, fields }),
        message.retryFailed,
      );
    },
  });
}

function fingerprintOf({ total, payment, subscriptionId, choice }: RetryPaymentInput): string {
  const { all = null, except = [] } = choice ?? {};
  return orderFingerprint('retry', {
    ...{ total, payment },
    wish: { subscriptionId, all, except: [...new Set(except)] },
  });
}

function knownRetry(context: GatewayContext, order: RetryPaymentInput): Promise<OrderOutcome | null> {
  const { attemptId, total, subscriptionId } = order;
  return knownOutcome(context, {
    attemptId,
    fingerprint: fingerprintOf(order),
    total,
    isIn: (sale) => sale.isRenewal && sale.subscriptionId === subscriptionId,
    fallback: message.retryFailed,
  });
}
