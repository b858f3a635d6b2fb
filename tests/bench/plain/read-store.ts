import { SALE_LICENSE_TYPES } from '#domain/licenses/license-type';
import { roundDecimal } from '#domain/money/round-decimal';
import { type Coupon, couponType } from '#domain/store/coupons/coupon';
import { priceField } from '#domain/store/prices/price-field';
import type { PriceList } from '#domain/store/prices/price-list';
import { TERM_CODES } from '#domain/terms/term-code';
import type { coupons, prices } from '../preview/documents';

/** Reads the vendor's price list in cents, without validation. */
export function readPrices(document: typeof prices): PriceList {
  const priceOf = ([field, key]: ReturnType<typeof priceField>) => {
    const found = document[field];
    return roundDecimal(typeof found === 'object' ? (found[key ?? ''] ?? '') : (found ?? '')) ?? 0;
  };
  const rows = SALE_LICENSE_TYPES.map((licenseType) => [
    licenseType,
    Object.fromEntries(TERM_CODES.map((term) => [term, priceOf(priceField(licenseType, term))])),
  ]);
  return Object.fromEntries(rows) as PriceList;
}

/** Reads the vendor's coupons for the rules, without validation. */
export function readCoupons(document: typeof coupons): Coupon[] {
  return document.coupons.map(({ id, coupon, remainingUses, productIds }) => ({
    id,
    type: couponType(coupon.type),
    amountHundredths: Math.round(coupon.amount * 100),
    description: coupon.description,
    endDate: coupon.endDate,
    isRenewal: coupon.isRenewal,
    remainingUses,
    productIds,
  }));
}
