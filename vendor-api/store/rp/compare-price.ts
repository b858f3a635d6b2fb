import { LicenseType, type SaleLicenseType } from '#domain/licenses/license-type';
import { parseMoney } from '#domain/money/cents';
import type { PricedLine } from '#domain/store/cart-line';
import type { PricedCart } from '#domain/store/price-cart';
import { isSamePrice } from '#domain/store/same-price';
import type { RpOrderForm, SentCoupon } from './rp-order-form';

/**
 * Whether an order was sent at exactly the price that holds now: total, adjustment of every product bought, and
 * every coupon use. What the client sent is compared and never used (D-39).
 */
export function isSameRpPrice(form: RpOrderForm, priced: PricedCart): boolean {
  return (
    isSamePrice(form.userTotalPrice, priced.total) &&
    priced.lines.every((line) => isSameAdjustment(form, line)) &&
    isSameCoupons(form.appliedCoupons, priced.lines)
  );
}

function isSameAdjustment(form: RpOrderForm, { licenseType, perItemSubscriptionAdj }: PricedLine): boolean {
  return isSamePrice(sentAdjustment(form, licenseType) || '0', perItemSubscriptionAdj);
}

function sentAdjustment(form: RpOrderForm, licenseType: SaleLicenseType): string {
  if (licenseType === LicenseType.Pro) return form.proSubAdj;
  return licenseType === LicenseType.Team ? form.teamSubAdj : form.entSubAdj;
}

function isSameCoupons(sent: readonly SentCoupon[], lines: readonly PricedLine[]): boolean {
  const now = lines.flatMap(({ productCode, appliedCoupons }) =>
    appliedCoupons.map(({ couponId, qty, discPerItem, totalDisc }) =>
      couponKey(couponId, productCode, qty, discPerItem, totalDisc),
    ),
  );
  const claimed = sent.map(({ Id, ProductCode, Qty, DiscPerItem, TotalDisc }) =>
    couponKey(Id, ProductCode, Qty, parseMoney(DiscPerItem), parseMoney(TotalDisc)),
  );
  return JSON.stringify(now.toSorted()) === JSON.stringify(claimed.toSorted());
}

function couponKey(id: string, productCode: number, qty: number, each: number | null, total: number | null) {
  return JSON.stringify([id, productCode, qty, each, total]);
}
