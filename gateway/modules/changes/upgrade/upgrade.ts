import { checkUpgradeSeats, UPGRADED_PRODUCT, upgradeLines } from '#domain/changes/upgrade/upgrade';
import { message } from '#domain/messages/catalogue';
import { toDecimalString } from '#domain/money/cents';
import type { SomeResolvers } from '../../../graphql/some-resolvers';
import type { BuyUpgradeInput, PerpetualLicense, UpgradePreview } from '../../../resolvers.generated';
import { refusalError } from '../../common/user-error';
import { checkOrderInput } from '../../orders/order-input';
import { nothingToRefuse, type OrderKind, orderTexts } from '../../orders/order-kind';
import { toStep } from '../../store/to-cart';
import { quoteUpgrade, type UpgradeQuote } from './quote-upgrade';

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

export const upgradeResolvers = {
  Query: {
    upgradePreview: async (_parent, { seatIds }, context) => {
      const quoted = await quoteUpgrade(context, seatIds);
      return quoted.ok
        ? { upgrade: toUpgradeModel(quoted.quote), userErrors: [] }
        : { upgrade: null, userErrors: [quoted.error] };
    },
  },
} satisfies SomeResolvers;

function toUpgradeModel({ previewId, priced, licenses }: UpgradeQuote): UpgradePreview {
  return {
    previewId,
    seats: priced.seats.map(({ seatId, product, price }) => ({
      seatId,
      license: licenseOf(licenses, seatId),
      product,
      newProduct: UPGRADED_PRODUCT,
      price: toDecimalString(price),
    })),
    lines: upgradeLines(priced).map(({ product, quantity, total, derivation }) => ({
      product,
      quantity,
      total: toDecimalString(total),
      derivation: derivation.map(toStep),
    })),
    skippedSeatIds: priced.skippedSeatIds,
    skipped: priced.skippedSeatIds.map((seatId) => licenseOf(licenses, seatId)),
    total: toDecimalString(priced.total),
  };
}

function licenseOf(licenses: UpgradeQuote['licenses'], seatId: string): PerpetualLicense {
  const license = licenses.get(seatId);
  if (license === undefined) throw new Error(`License ${seatId} was priced and not asked for.`);
  return license;
}
