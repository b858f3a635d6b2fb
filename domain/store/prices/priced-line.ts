import type { CalendarDate } from '../../calendar/calendar-date';
import { displayName } from '../../licenses/display-name';
import type { SaleLicenseType } from '../../licenses/license-type';
import { productCode } from '../../licenses/product-code';
import { type Cents, divideRounded, sumCents, timesQuantity } from '../../money/cents';
import type { TermCode } from '../../terms/term-code';
import { type AppliedCoupon, allocateCoupons } from '../coupons/allocate-coupons';
import type { Coupon } from '../coupons/coupon';
import type { CouponTarget } from '../coupons/coupon-applies';
import type { DerivationStep } from './derivation';
import type { PriceList } from './price-list';

export interface PricedLine {
  productCode: number;
  licenseType: SaleLicenseType;
  product: string;
  quantity: number;
  normalItemPrice: Cents;
  /** Per item; positive lowers the price (PRICE-11). */
  perItemSubscriptionAdj: Cents;
  /** For display only: all discounts divided by the quantity (D-51). */
  perItemCouponDiscount: Cents;
  appliedCoupons: AppliedCoupon[];
  total: Cents;
  derivation: DerivationStep[];
}

export interface UnpricedLine {
  licenseType: SaleLicenseType;
  term: TermCode;
  quantity: number;
  price: Cents;
  adjustment: Cents;
}

export interface Pricing {
  readonly priceList: PriceList;
  /** In the server's order. */
  readonly coupons: readonly Coupon[];
  readonly today: CalendarDate;
}

/** Prices lines in order; they share the uses of coupons. */
export function priceLines<Line extends UnpricedLine>(
  lines: readonly Line[],
  { coupons, today, purpose }: Omit<Pricing, 'priceList'> & Pick<CouponTarget, 'purpose'>,
  derive: (line: Line, appliedCoupons: readonly AppliedCoupon[]) => DerivationStep[],
): PricedLine[] {
  const targets = lines.map(({ licenseType, term, quantity, price, adjustment }) => ({
    licenseType,
    term,
    purpose,
    quantity,
    base: price - adjustment,
  }));
  const allocated = allocateCoupons(targets, coupons, today);
  return lines.map((line, index) => {
    const { licenseType, term, quantity } = line;
    const appliedCoupons = allocated[index] ?? [];
    const amounts = {
      quantity,
      normalItemPrice: line.price,
      perItemSubscriptionAdj: line.adjustment,
      appliedCoupons,
    };
    return {
      ...amounts,
      productCode: productCode(licenseType, term),
      licenseType,
      product: displayName(licenseType),
      perItemCouponDiscount: perItemCouponDiscount(amounts),
      total: lineTotal(amounts),
      derivation: derive(line, appliedCoupons),
    };
  });
}

export interface LineTotals {
  /** Sum of the lines (PRICE-07): `listTotal - adjustmentTotal - discountTotal`. */
  total: Cents;
  listTotal: Cents;
  /** Total that proration takes off; negative when it adds. */
  adjustmentTotal: Cents;
  discountTotal: Cents;
}

export function totalsOf(lines: readonly PricedLine[]): LineTotals {
  return {
    total: sumCents(lines.map((line) => line.total)),
    listTotal: sumCents(lines.map((line) => timesQuantity(line.normalItemPrice, line.quantity))),
    adjustmentTotal: sumCents(lines.map((line) => timesQuantity(line.perItemSubscriptionAdj, line.quantity))),
    discountTotal: sumCents(lines.map((line) => couponTotal(line.appliedCoupons))),
  };
}

export function lineBasis(lines: readonly PricedLine[]) {
  return lines.map((line) => [
    line.productCode,
    line.quantity,
    line.normalItemPrice,
    line.perItemSubscriptionAdj,
    line.appliedCoupons.map((coupon) => [coupon.couponId, coupon.qty, coupon.discPerItem]),
  ]);
}

type LineAmounts = Pick<
  PricedLine,
  'quantity' | 'normalItemPrice' | 'perItemSubscriptionAdj' | 'appliedCoupons'
>;

/** Price × quantity − adjustment × quantity − discounts (PRICE-06). */
export function lineTotal(line: LineAmounts): Cents {
  const each = line.normalItemPrice - line.perItemSubscriptionAdj;
  return timesQuantity(each, line.quantity) - couponTotal(line.appliedCoupons);
}

export function perItemCouponDiscount(line: LineAmounts): Cents {
  return line.quantity === 0 ? 0 : divideRounded(couponTotal(line.appliedCoupons), line.quantity);
}

function couponTotal(coupons: readonly AppliedCoupon[]): Cents {
  return sumCents(coupons.map((coupon) => coupon.totalDisc));
}
