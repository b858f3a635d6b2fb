import type { Coupon } from '../store/coupons/coupon';
import { Fraction } from './fraction';
import { dayNumber } from './oracle-calendar';

/** Discounted item of a product, at its price after proration. */
interface DiscountedItem {
  code: number;
  term: number;
  base: Fraction;
  today: string;
}

/** Discount of one item in whole cents, at most its price or first year's share; 0 when the coupon does not apply. */
export function oracleDiscount(coupon: Coupon, { code, term, base, today }: DiscountedItem): bigint {
  const isOver = coupon.endDate !== null && dayNumber(coupon.endDate) < dayNumber(today);
  if (isOver || coupon.isRenewal || !coupon.productIds.includes(code)) return 0n;
  const isFirstYear = coupon.description === 'First Year Subscription Discount (60%)';
  const years = isFirstYear && term === 4 ? 2 : isFirstYear && term === 5 ? 3 : 1;
  const share = base.times(new Fraction(1, years));
  const [off, most] = [exactDiscount(coupon, share).rounded(), share.rounded()];
  if (off.isAbove(most)) return most.top / most.bottom;
  return off.top > 0n ? off.top / off.bottom : 0n;
}

function exactDiscount(coupon: Coupon, share: Fraction): Fraction {
  if (coupon.type === 'PERCENT') return share.times(new Fraction(coupon.amountHundredths, 10_000));
  return coupon.type === 'FIXED' ? share.minus(new Fraction(coupon.amountHundredths)) : new Fraction(0);
}
