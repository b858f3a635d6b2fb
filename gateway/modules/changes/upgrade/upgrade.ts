import {
  checkUpgradeSeats,
  type PricedUpgrade,
  priceUpgrade,
  UPGRADED_PRODUCT,
  upgradeBasis,
  upgradeLines,
} from '#domain/changes/upgrade/upgrade';
import { isOwnedOrManaged } from '#domain/licenses/perpetual/perpetual-access';
import { message } from '#domain/messages/catalogue';
import { toDecimalString } from '#domain/money/cents';
import type { GatewayContext } from '../../../context';
import type { SomeResolvers } from '../../../graphql/some-resolvers';
import type { BuyUpgradeInput, PerpetualLicense, UpgradePreview } from '../../../resolvers.generated';
import { requireProfile } from '../../account/require-profile';
import { toStep } from '../../common/to-cart-line';
import { fault, refusalError } from '../../common/user-error';
import { toPerpetualLicense } from '../../licenses/perpetual/to-license';
import { previewIdOf } from '../../orders/order-fingerprint';
import { checkOrderInput } from '../../orders/order-input';
import { noRefusal, type OrderKind, orderTexts, type Quoted } from '../../orders/order-kind';

/** Order that upgrades perpetual licenses to Team licenses of version 9 (PERP-07, REST-25). */
export const upgradeOrder: OrderKind<BuyUpgradeInput, UpgradeQuote, UpgradePreview> = {
  name: 'upgrade',
  check: (input) => refusalError(checkUpgradeSeats(input.seatIds)) ?? checkOrderInput(input),
  contents: ({ seatIds }) => [...new Set(seatIds)],
  quote: (context, { seatIds }) => quoteUpgrade(context, seatIds),
  total: ({ priced }) => priced.total,
  isPaidLater: false,
  refuse: noRefusal,
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

interface UpgradeQuote {
  readonly previewId: string;
  readonly priced: PricedUpgrade;
  readonly licenses: ReadonlyMap<string, PerpetualLicense>;
}

async function quoteUpgrade(
  context: GatewayContext,
  seatIds: readonly string[],
): Promise<Quoted<UpgradeQuote>> {
  const refusal = refusalError(checkUpgradeSeats(seatIds));
  if (refusal) return { ok: false, error: refusal };
  const [{ perpetual }, viewer] = await Promise.all([context.loads.licenses(), requireProfile(context)]);
  // An assignee sees a license but may not upgrade it.
  const own = perpetual.filter((license) => isOwnedOrManaged(license, viewer));
  const upgradable = new Map(own.map((license) => [license.seatId, license]));
  const foreign = seatIds.filter((id) => !upgradable.has(id));
  if (foreign.length > 0) {
    return fault('NOT_FOUND', message.upgradeNotAllowed, { field: 'seatIds', seatIds: foreign });
  }
  const asked = seatIds.flatMap((id) => upgradable.get(id) ?? []);
  const priced = priceUpgrade(asked);
  if (priced.seats.length === 0) {
    return fault('NOT_ALLOWED', message.upgradeImpossible, { field: 'seatIds', seatIds: [...seatIds] });
  }
  const previewId = previewIdOf(upgradeBasis(viewer.userId, priced));
  const licenses = new Map(asked.map((record) => [record.seatId, toPerpetualLicense(record, viewer)]));
  return { ok: true, quote: { previewId, priced, licenses } };
}
