import type { GatewayContext } from '../../../context';
import type { RenewPoInput } from '../../../resolvers.generated';
import { userError } from '../../common/user-error';
import { knownOutcome } from '../../store/known-attempt';
import { orderFingerprint } from '../../store/order-fingerprint';
import type { OrderOutcome } from '../../store/order-outcome';
import { type Placed, placePreviewed } from '../../store/place-previewed';
import { sendOrder } from '../../store/send-order';
import { poRenewalFields } from './po-renewal-fields';
import type { PoRenewalWay } from './po-renewal-way';
import { type PoRenewalQuote, quotePoRenewal } from './quote-po-renewal';
import { totalNow } from './to-po-renewal';

/** Renews at the previewed price or not at all. */
export function placePoRenewal(
  context: GatewayContext,
  way: PoRenewalWay,
  order: RenewPoInput,
): Promise<Placed<PoRenewalQuote>> {
  const { attemptId, payment, renewal } = order;
  const fingerprint = fingerprintOf(way, order);
  return placePreviewed(context, order, {
    known: () => knownRenewal(context, way, order),
    quote: () => quotePoRenewal(context, renewal, way.isAutoRenew),
    total: totalNow,
    refuse: ({ group }) => (way.kinds.includes(group.kind) ? null : userError('NOT_ALLOWED', way.fallback)),
    send(quote) {
      const fields = poRenewalFields(quote, payment);
      return sendOrder(
        context,
        () => way.send(context.vendor.cart, { attemptId, fingerprint, fields }),
        way.fallback,
        way.resolveText,
      );
    },
  });
}

function fingerprintOf({ isAutoRenew }: PoRenewalWay, { total, payment, renewal }: RenewPoInput): string {
  const { subscriptionId, newTerm, seatIds } = renewal;
  const wish = { subscriptionId, newTerm, seatIds: seatIds && [...new Set(seatIds)] };
  return orderFingerprint(isAutoRenew ? 'autoRenew' : 'poRenewal', { total, payment, wish });
}

function knownRenewal(
  context: GatewayContext,
  way: PoRenewalWay,
  order: RenewPoInput,
): Promise<OrderOutcome | null> {
  const { isAutoRenew, fallback } = way;
  const { attemptId, total, renewal } = order;
  return knownOutcome(context, {
    attemptId,
    fingerprint: fingerprintOf(way, order),
    total,
    isIn: (sale) =>
      sale.subscriptionId === renewal.subscriptionId && (isAutoRenew ? sale.isAutoRenew : sale.isRenewal),
    fallback,
  });
}
