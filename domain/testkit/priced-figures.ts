import type { PricedCart } from '../store/carts/price-cart';

/** Figures of a priced cart in cents and days, to compare a price with its oracle. */
export interface PricedFigures {
  term: number;
  lines: {
    code: number;
    licenseType: number;
    quantity: number;
    price: number;
    adjustment: number;
    coupons: { id: string; qty: number; each: number }[];
    total: number;
  }[];
  total: number;
  listTotal: number;
  adjustmentTotal: number;
  discountTotal: number;
  /** Uses left by coupon, of used coupons only. */
  usesLeft: Record<string, number>;
  period: { elapsedDays: number; totalDays: number } | null;
  expireDate: string;
  nextBillingDate: string;
}

export function figuresOf(priced: PricedCart): PricedFigures {
  const { term, total, listTotal, adjustmentTotal, discountTotal, coTerm, expireDate, nextBillingDate } =
    priced;
  return {
    term,
    lines: priced.lines.map((line) => ({
      code: line.productCode,
      licenseType: line.licenseType,
      quantity: line.quantity,
      price: line.normalItemPrice,
      adjustment: line.perItemSubscriptionAdj,
      coupons: line.appliedCoupons.map(({ couponId, qty, discPerItem }) => ({
        id: couponId,
        qty,
        each: discPerItem,
      })),
      total: line.total,
    })),
    total,
    listTotal,
    adjustmentTotal,
    discountTotal,
    usesLeft: Object.fromEntries(
      priced.lines.flatMap((line) =>
        line.appliedCoupons.map(({ couponId, usesLeft }) => [couponId, usesLeft]),
      ),
    ),
    period: coTerm && { elapsedDays: coTerm.elapsedDays, totalDays: coTerm.totalDays },
    expireDate,
    nextBillingDate,
  };
}
