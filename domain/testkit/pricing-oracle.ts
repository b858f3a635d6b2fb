import type { Coupon } from '../store/coupon';
import type { RpPurchase } from '../store/price-cart';
import { Fraction } from './fraction';

const DAY = 86_400_000;
const ZERO = new Fraction(0);
const CODES: Record<number, readonly [number, number, number]> = {
  1: [801100, 811100, 821100],
  2: [802100, 812100, 822100],
  4: [802200, 812200, 822200],
  5: [802300, 812300, 822300],
};
const MONTHS: Record<number, number> = { 1: 1, 2: 12, 4: 24, 5: 36 };

/** The total of an RP cart in cents, item by item in exact fractions: slow, plain and without the code it checks. */
export function oracleTotal({ cart, priceList, coupons, coTermGroup, today }: RpPurchase): bigint {
  const term = coTermGroup ? coTermGroup.term : cart.term;
  const passed = coTermGroup ? passedShare(coTermGroup.expireDate, term, today) : ZERO;
  const uses = coupons.map((coupon) => coupon.remainingUses);
  let total = ZERO;
  [cart.proQuantity, cart.teamQuantity, cart.entQuantity].forEach((quantity, edition) => {
    const price = new Fraction(priceList[edition as 0 | 1 | 2][term]);
    const base = price.minus(price.times(passed).rounded());
    for (let item = 0; item < quantity; item += 1) {
      total = total.minus(ZERO.minus(base));
      for (const [index, coupon] of coupons.entries()) {
        const off = discount(coupon, base, term, CODES[term]?.[edition] ?? 0, today);
        if ((uses[index] ?? 0) < 1 || !off.isAbove(ZERO)) continue;
        uses[index] = (uses[index] ?? 0) - 1;
        total = total.minus(off);
        break;
      }
    }
  });
  return total.top / total.bottom;
}

function discount(coupon: Coupon, base: Fraction, term: number, code: number, today: string): Fraction {
  const isOver = coupon.endDate !== null && utc(coupon.endDate) < utc(today);
  if (isOver || coupon.isRenewal || !coupon.productIds.includes(code)) return ZERO;
  const isFirstYear = coupon.description === 'First Year Subscription Discount (60%)';
  const years = isFirstYear && term === 4 ? 2 : isFirstYear && term === 5 ? 3 : 1;
  const share = base.times(new Fraction(1, years));
  const off = exactDiscount(coupon, share).rounded();
  if (!off.isAbove(ZERO)) return ZERO;
  return off.isAbove(base) ? base : off;
}

function exactDiscount(coupon: Coupon, share: Fraction): Fraction {
  if (coupon.type === 'PERCENT') return share.times(new Fraction(coupon.amountHundredths, 10_000));
  return coupon.type === 'FIXED' ? share.minus(new Fraction(coupon.amountHundredths)) : ZERO;
}

function passedShare(expireDate: string, term: number, today: string): Fraction {
  const end = utc(expireDate) + DAY;
  const start = monthsBefore(new Date(end), MONTHS[term] ?? 0);
  const share = new Fraction((utc(today) - start) / DAY, (end - start) / DAY);
  const one = new Fraction(1);
  return share.isAbove(one) ? one : share;
}

function monthsBefore(date: Date, months: number): number {
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() - months];
  const lastOfMonth = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return Date.UTC(year, month, Math.min(date.getUTCDate(), lastOfMonth));
}

function utc(date: string): number {
  return Date.parse(`${date}T00:00:00Z`);
}
