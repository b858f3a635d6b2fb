import type { CalendarDate } from '../calendar/calendar-date';
import { displayName } from '../licenses/display-name';
import type { SaleLicenseType } from '../licenses/license-type';
import { productCode } from '../licenses/product-code';
import { type Cents, sumCents, timesQuantity } from '../money/cents';
import type { TermCode } from '../terms/term-code';
import { expireDateFrom, nextBillingDate } from '../terms/term-period';
import { type AppliedCoupon, allocateCoupons } from './allocate-coupons';
import type { CartItem } from './cart-item';
import { lineTotal, type PricedLine, perItemCouponDiscount } from './cart-line';
import type { Coupon } from './coupon';
import { deriveLine } from './derivation';
import type { PriceList } from './price-list';
import { listPrice } from './price-lookup';
import { elapsedPart, type Proration, prorationOf } from './proration';

/** The existing group that a purchase joins; it sets the term (D-119). */
export interface CoTermGroup {
  id: string;
  term: TermCode;
  expireDate: CalendarDate;
}

/** What is to be priced, whatever the store sells. */
export interface Purchase {
  items: readonly CartItem[];
  /** The term asked for; a group that is joined has its own. */
  term: TermCode;
  priceList: PriceList;
  /** In the server's order. */
  coupons: readonly Coupon[];
  /** Null for a new group. */
  coTermGroup: CoTermGroup | null;
  today: CalendarDate;
}

export interface CoTermPeriod extends Proration {
  subscriptionId: string;
  today: CalendarDate;
}

export interface PricedCart {
  term: TermCode;
  lines: PricedLine[];
  /** The sum of the lines (PRICE-07): `listTotal - adjustmentTotal - discountTotal`. */
  total: Cents;
  /** What all items cost by the list. */
  listTotal: Cents;
  /** What proration takes off over all items; negative where it adds. */
  adjustmentTotal: Cents;
  /** What coupons take off over all lines. */
  discountTotal: Cents;
  coTerm: CoTermPeriod | null;
  /** Last covered day of the seats bought. */
  expireDate: CalendarDate;
  nextBillingDate: CalendarDate;
}

interface Pricing {
  term: TermCode;
  proration: Proration | null;
  coupons: readonly Coupon[];
}

interface UnpricedLine {
  licenseType: SaleLicenseType;
  quantity: number;
  price: Cents;
  adjustment: Cents;
}

/**
 * What a cart costs, line by line, in the order of its items. Quantities must have passed the strict check. A new
 * group starts today; an existing one keeps its end and credits the days passed (CART-22, D-40, D-43).
 */
export function priceCart({ items, priceList, coupons, coTermGroup, today, ...wish }: Purchase): PricedCart {
  const term = coTermGroup?.term ?? wish.term;
  const proration = coTermGroup && prorationOf(coTermGroup.expireDate, term, today);
  const pricing: Pricing = { term, proration, coupons };
  const unpriced = items.map((item) => unpricedLine(item, priceList, pricing));
  const applied = allocateCoupons(
    unpriced.map((line) => ({
      licenseType: line.licenseType,
      term,
      purpose: 'purchase' as const,
      quantity: line.quantity,
      base: line.price - line.adjustment,
    })),
    coupons,
    today,
  );
  const lines = unpriced.map((line, index) => priceLine(line, applied[index] ?? [], pricing));
  const expireDate = coTermGroup?.expireDate ?? expireDateFrom(today, term);
  return {
    term,
    lines,
    total: sumCents(lines.map((line) => line.total)),
    ...totalsOf(lines),
    coTerm: coTermGroup && proration && { subscriptionId: coTermGroup.id, today, ...proration },
    expireDate,
    nextBillingDate: nextBillingDate(expireDate),
  };
}

function totalsOf(lines: readonly PricedLine[]) {
  return {
    listTotal: sumCents(lines.map((line) => timesQuantity(line.normalItemPrice, line.quantity))),
    adjustmentTotal: sumCents(lines.map((line) => timesQuantity(line.perItemSubscriptionAdj, line.quantity))),
    discountTotal: sumCents(lines.flatMap((line) => line.appliedCoupons.map(({ totalDisc }) => totalDisc))),
  };
}

function unpricedLine(item: CartItem, priceList: PriceList, { term, proration }: Pricing): UnpricedLine {
  const price = listPrice(priceList, item.licenseType, term);
  return { ...item, price, adjustment: proration ? elapsedPart(price, proration) : 0 };
}

function priceLine(line: UnpricedLine, appliedCoupons: AppliedCoupon[], pricing: Pricing): PricedLine {
  const { licenseType, quantity, price, adjustment } = line;
  const product = displayName(licenseType);
  const amounts = {
    quantity,
    normalItemPrice: price,
    perItemSubscriptionAdj: adjustment,
    appliedCoupons,
  };
  return {
    ...amounts,
    productCode: productCode(licenseType, pricing.term),
    licenseType,
    product,
    perItemCouponDiscount: perItemCouponDiscount(amounts),
    total: lineTotal(amounts),
    derivation: deriveLine(
      { product, quantity, price, adjustment, appliedCoupons, ...pricing },
      pricing.coupons,
    ),
  };
}
