import type { CalendarDate } from '../../calendar/calendar-date';
import type { PricedRetry } from './price-retry';

interface PromisedRetry {
  readonly userId: string;
  readonly subscriptionId: string;
  /** The last covered day before. */
  readonly periodEnd: CalendarDate;
  readonly priced: PricedRetry;
}

/**
 * A canonical text of all that the preview of a retry promises: which seats go on, with which licence, for which term
 * and up to which day, and every price and discount. Two previews with equal texts are the same promise.
 */
export function retryBasis({ userId, subscriptionId, periodEnd, priced }: PromisedRetry): string {
  return JSON.stringify([
    'retry',
    userId,
    subscriptionId,
    periodEnd,
    priced.parts.map(({ term, expireDate, seats }) => [
      term,
      expireDate,
      seats.map(({ seatId, licenseType }) => [seatId, licenseType]),
    ]),
    priced.lines.map((line) => [
      line.productCode,
      line.quantity,
      line.normalItemPrice,
      line.appliedCoupons.map((coupon) => [coupon.couponId, coupon.qty, coupon.discPerItem]),
    ]),
    priced.total,
  ]);
}
