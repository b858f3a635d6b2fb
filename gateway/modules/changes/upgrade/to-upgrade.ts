import { UPGRADED_PRODUCT } from '#domain/changes/upgrade/upgrade';
import { upgradeLines } from '#domain/changes/upgrade/upgrade-lines';
import { toDecimalString } from '#domain/money/cents';
import type { PerpetualLicense, UpgradePreview } from '../../../resolvers.generated';
import { toStep } from '../../store/to-cart';
import type { UpgradeQuote } from './quote-upgrade';

/** A quote as the schema shows it. */
export function toUpgradeModel({ previewId, priced, licenses }: UpgradeQuote): UpgradePreview {
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
