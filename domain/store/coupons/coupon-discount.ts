import { type Cents, divideRounded } from '../../money/cents';
import { type TermCode, termMonths } from '../../terms/term-code';
import type { Coupon } from './coupon';

/** Shown verbatim; on multi-year terms it discounts the first year alone (COUP-09, D-53). */
export const FIRST_YEAR_DESCRIPTION = 'First Year Subscription Discount (60%)';

type Discount = Pick<Coupon, 'type' | 'amountHundredths' | 'description'>;

/** From 0 to the price, or for the first-year coupon to one year's share (COUP-03..05, D-50, D-53). */
export function couponDiscount(price: Cents, coupon: Discount, term: TermCode): Cents {
  const years = discountedYears(coupon, term);
  const discount = rawDiscount(price, coupon, years);
  return Math.max(0, Math.min(discount, divideRounded(price, years)));
}

export function discountedYears(coupon: Pick<Coupon, 'description'>, term: TermCode): number {
  return coupon.description === FIRST_YEAR_DESCRIPTION ? Math.max(1, termMonths(term) / 12) : 1;
}

function rawDiscount(price: Cents, coupon: Discount, years: number): Cents {
  switch (coupon.type) {
    case 'PERCENT':
      return divideRounded(BigInt(price) * BigInt(coupon.amountHundredths), 10_000 * years);
    case 'FIXED':
      return divideRounded(price, years) - coupon.amountHundredths;
    case 'OTHER':
      return 0;
  }
}
