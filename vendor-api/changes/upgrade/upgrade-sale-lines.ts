import type { PricedUpgrade } from '#domain/changes/upgrade/upgrade';
import { type UpgradeLine, upgradeLines } from '#domain/changes/upgrade/upgrade-lines';
import { LicenseType } from '#domain/licenses/license-type';
import type { PricedLine } from '../../billing/priced-line';

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
