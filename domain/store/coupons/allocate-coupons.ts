import type { CalendarDate } from '../../calendar/calendar-date';
import { type Cents, timesQuantity } from '../../money/cents';
import { type Coupon, couponLabel } from './coupon';
import { type CouponTarget, couponApplies } from './coupon-applies';
import { couponDiscount } from './coupon-discount';

export interface CouponLine extends CouponTarget {
  quantity: number;
  base: Cents;
}

/** Coupon on a line (COUP-07): `totalDisc` is `discPerItem × qty`. */
export interface AppliedCoupon {
  couponId: string;
  description: string;
  label: string;
  qty: number;
  discPerItem: Cents;
  totalDisc: Cents;
  usesLeft: number;
}

type Use = Omit<AppliedCoupon, 'usesLeft'>;

/** Gives each item at most one coupon, in the server's order, within the remaining uses (COUP-06, D-51). */
export function allocateCoupons(
  lines: readonly CouponLine[],
  coupons: readonly Coupon[],
  today: CalendarDate,
): AppliedCoupon[][] {
  const usesLeft = new Map(coupons.map((coupon) => [coupon.id, coupon.remainingUses]));
  const allocated = lines.map((line) => useCoupons(line, coupons, usesLeft, today));
  return allocated.map((uses) => uses.map((use) => ({ ...use, usesLeft: usesLeft.get(use.couponId) ?? 0 })));
}

function useCoupons(
  line: CouponLine,
  coupons: readonly Coupon[],
  usesLeft: Map<string, number>,
  today: CalendarDate,
): Use[] {
  const uses: Use[] = [];
  let items = line.quantity;
  for (const coupon of coupons) {
    const left = usesLeft.get(coupon.id) ?? 0;
    const qty = Math.min(items, left);
    if (qty <= 0 || !couponApplies(coupon, line, today)) continue;
    const discPerItem = couponDiscount(line.base, coupon, line.term);
    if (discPerItem === 0) continue;
    uses.push(toUse(coupon, qty, discPerItem));
    usesLeft.set(coupon.id, left - qty);
    items -= qty;
  }
  return uses;
}

function toUse(coupon: Coupon, qty: number, discPerItem: Cents): Use {
  return {
    couponId: coupon.id,
    description: coupon.description,
    label: couponLabel(coupon.description),
    qty,
    discPerItem,
    totalDisc: timesQuantity(discPerItem, qty),
  };
}
