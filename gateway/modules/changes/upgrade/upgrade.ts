import { checkUpgradeSeats } from '#domain/changes/upgrade/upgrade';
import { message } from '#domain/messages/catalogue';
import { toDecimalString } from '#domain/money/cents';
import type { BuyUpgradeInput, UpgradePreview } from '../../../resolvers.generated';
import { refusalError } from '../../common/refusal-error';
import { checkOrderInput } from '../../orders/order-input';
import { nothingToRefuse, type OrderKind, orderTexts } from '../../orders/order-kind';
import { quoteUpgrade, type UpgradeQuote } from './quote-upgrade';
import { toUpgradeModel } from './to-upgrade';

/** Perpetual licences that become Team licences of version 9 (PERP-07, REST-25). */
export const upgradeOrder: OrderKind<BuyUpgradeInput, UpgradeQuote, UpgradePreview> = {
  name: 'upgrade',
  check: (input) => refusalError(checkUpgradeSeats(input.seatIds)) ?? checkOrderInput(input),
  contents: ({ seatIds }) => [...new Set(seatIds)],
  quote: (context, { seatIds }) => quoteUpgrade(context, seatIds),
  total: ({ priced }) => priced.total,
  isPaidLater: false,
  refuse: nothingToRefuse,
  fields(_context, { quote: { priced } }) {
    const seatIds = priced.seats.map(({ seatId }) => seatId);
    return {
      seatIdsToUpgrade: seatIds,
      SeatIdsToFutureLic: seatIds.map((id) => `${id},team`),
      Pro8Team9Quantity: priced.proQuantity,
      Team8Team9Quantity: priced.teamQuantity,
      userTotalPrice: toDecimalString(priced.total),
    };
  },
  send: ({ vendor }, request) => vendor.cart.buyUpgrade(request),
  texts: () => orderTexts(message.upgradeFailed),
  isIn: (_context, { seatIds }, sale) =>
    !sale.isSubscription && sale.seatIds.every((id) => seatIds.includes(id)),
  isFree: () => false,
  toPreview: toUpgradeModel,
};
