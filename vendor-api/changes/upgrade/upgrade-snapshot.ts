import type { CalendarDate } from '#domain/calendar/calendar-date';
import { LicenseType } from '#domain/licenses/license-type';
import type { PricedUpgrade } from '#domain/store/upgrade';
import { type UpgradeLine, upgradeLines } from '#domain/store/upgrade-lines';
import type { CardHolder } from '../../billing/card-on-file';
import type { PricedLine } from '../../orders/lines/priced-line';
import type { SnapshotPayment, UpgradeSnapshot } from '../../orders/order-snapshot';

interface AcceptedUpgrade {
  readonly today: CalendarDate;
  readonly user: { readonly email: string };
  readonly licensee: string;
  readonly priced: PricedUpgrade;
  readonly payment: SnapshotPayment;
  readonly holder: CardHolder;
}

/** An accepted order of upgrades as it is kept with its attempt. */
export function upgradeSnapshot(accepted: AcceptedUpgrade): UpgradeSnapshot {
  const { today, user, licensee, priced, payment, holder } = accepted;
  return {
    kind: 'upgrade',
    today,
    buyer: {
      name: licensee,
      email: user.email,
      address: holder.address,
      vat: holder.vat,
      cardholderName: holder.cardholderName,
    },
    licensee,
    seats: priced.seats.map(({ seatId, product }) => ({ seatId, product })),
    lines: upgradeSaleLines(priced),
    totalCents: priced.total,
    payment,
  };
}

/** The lines of an upgrade as sales keep them. */
export function upgradeSaleLines(priced: PricedUpgrade): PricedLine[] {
  return upgradeLines(priced).map(toLine);
}

function toLine({ product, quantity, unitPrice, total, derivation }: UpgradeLine): PricedLine {
  return {
    licenseType: LicenseType.Team,
    productCode: null,
    productName: product,
    quantity,
    unitCents: unitPrice,
    adjustmentCents: 0,
    discountCents: 0,
    amountCents: total,
    derivation: derivation.map(({ perItem, amount, ...step }) => ({
      ...step,
      eachCents: perItem,
      amountCents: amount,
    })),
    coupons: [],
  };
}
