import { type Cents, divideRounded } from '../../money/cents';
import { type TermCode, termMonths } from '../../terms/term-code';
import type { Coupon } from './coupon';

/** Shown verbatim; discounts only the first year of a multi-year term (COUP-09, D-53). */
export const FIRST_YEAR_DESCRIPTION = 'First Year Subscription Discount (60%)';

type Discount = Pick<Coupon, 'type' | 'amountHundredths' | 'description'>;

/** Returns a discount up to the price, or a year's share for the first-year coupon (COUP-03..05, D-50, D-53). */
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
