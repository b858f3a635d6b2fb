import type { CalendarDate } from '../calendar/calendar-date';
import { displayName } from '../licenses/display-name';
import type { RpLicenseType } from '../licenses/license-type';
import { productCode } from '../licenses/product-code';
import { type Cents, sumCents } from '../money/cents';
import type { TermCode } from '../terms/term-code';
import { expireDateFrom, nextBillingDate } from '../terms/term-period';
import { type AppliedCoupon, allocateCoupons } from './allocate-coupons';
import { lineTotal, type PricedLine, perItemCouponDiscount } from './cart-line';
import type { Coupon } from './coupon';
import { deriveLine } from './derivation';
import type { PriceList } from './price-list';
import { listPrice } from './price-lookup';
import { elapsedPart, type Proration, prorationOf } from './proration';

export interface RpCart {
  term: TermCode;
  proQuantity: number;
  teamQuantity: number;
  entQuantity: number;
}

/** The existing group that a purchase joins; it sets the term (D-119). */
export interface CoTermGroup {
  id: string;
  term: TermCode;
  expireDate: CalendarDate;
}

export interface RpPurchase {
  cart: RpCart;
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
  /** The sum of the lines (PRICE-07). */
  total: Cents;
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
  licenseType: RpLicenseType;
  quantity: number;
  price: Cents;
  adjustment: Cents;
}

/**
 * What an RP cart costs, line by line. Quantities must have passed the strict check. A new group starts today; an
 * existing one keeps its end and credits the days passed (CART-22, D-40, D-43).
 */
export function priceRpCart({ cart, priceList, coupons, coTermGroup, today }: RpPurchase): PricedCart {
  const term = coTermGroup?.term ?? cart.term;
  const proration = coTermGroup && prorationOf(coTermGroup.expireDate, term, today);
  const pricing: Pricing = { term, proration, coupons };
  const unpriced = unpricedLines(cart, priceList, pricing);
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
    coTerm: coTermGroup && proration && { subscriptionId: coTermGroup.id, today, ...proration },
    expireDate,
    nextBillingDate: nextBillingDate(expireDate),
  };
}

function unpricedLines(cart: RpCart, priceList: PriceList, { term, proration }: Pricing): UnpricedLine[] {
  const quantities: [RpLicenseType, number][] = [
    [0, cart.proQuantity],
    [1, cart.teamQuantity],
    [2, cart.entQuantity],
  ];
  return quantities
    .filter(([, quantity]) => quantity > 0)
    .map(([licenseType, quantity]) => {
      const price = listPrice(priceList, licenseType, term);
      return { licenseType, quantity, price, adjustment: proration ? elapsedPart(price, proration) : 0 };
    });
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
