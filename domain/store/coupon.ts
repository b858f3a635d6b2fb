import type { CalendarDate } from '../calendar/calendar-date';

export type CouponType = 'PERCENT' | 'FIXED' | 'OTHER';

/** A coupon of the customer (COUP-02). */
export interface Coupon {
  id: string;
  type: CouponType;
  /** Whole hundredths: of a per cent for PERCENT (2000 is 20 %), of a dollar for FIXED (the resulting price). */
  amountHundredths: number;
  description: string;
  /** Last day of use; null for ever. */
  endDate: CalendarDate | null;
  isRenewal: boolean;
  remainingUses: number;
  /** Product codes, or for renewal coupons the renewal ids of the editions. */
  productIds: readonly number[];
}

/** The vendor's type codes and names (D-101). */
export function couponType(value: unknown): CouponType {
  switch (typeof value === 'string' ? value.toLowerCase() : value) {
    case 0:
    case '0':
    case 'percent':
      return 'PERCENT';
    case 1:
    case '1':
    case 'fixed':
      return 'FIXED';
    default:
      return 'OTHER';
  }
}
