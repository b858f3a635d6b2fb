import { message } from '#domain/messages/catalogue';
import type { GatewayContext } from '../../../context';
import type { BuyUpgradeInput } from '../../../resolvers.generated';
import { knownOutcome } from '../known-attempt';
import { orderFingerprint } from '../order-fingerprint';
import type { OrderOutcome } from '../order-outcome';
import { type Placed, placePreviewed } from '../place-previewed';
import { sendOrder } from '../send-order';
import { quoteUpgrade, type UpgradeQuote } from './quote-upgrade';
import { upgradeFields } from './upgrade-form';

/** Upgrades at the previewed price or not at all (PERP-07). */
export function placeUpgrade(context: GatewayContext, order: BuyUpgradeInput): Promise<Placed<UpgradeQuote>> {
  const { attemptId, seatIds, payment } = order;
  const fingerprint = fingerprintOf(order);
  return placePreviewed(context, order, {
    known: () => knownUpgrade(context, order),
    quote: () => quoteUpgrade(context, seatIds),
    total: ({ priced }) => priced.total,
    send({ priced }) {
      const fields = upgradeFields(priced, payment);
      return sendOrder(
        context,
        () => context.vendor.cart.buyUpgrade({ attemptId, fingerprint, fields }),
        message.upgradeFailed,
      );
    },
  });
}

function fingerprintOf({ total, payment, seatIds }: BuyUpgradeInput): string {
  return orderFingerprint('upgrade', { total, payment, wish: [...new Set(seatIds)] });
}

function knownUpgrade(context: GatewayContext, order: BuyUpgradeInput): Promise<OrderOutcome | null> {
  const { attemptId, total, seatIds } = order;
  return knownOutcome(context, {
    attemptId,
    fingerprint: fingerprintOf(order),
    total,
    isIn: (sale) => !sale.isSubscription && sale.seatIds.every((id) => seatIds.includes(id)),
    fallback: message.upgradeFailed,
  });
}
