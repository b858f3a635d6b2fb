import type { CalendarDate } from '../../calendar/calendar-date';

/** Indexes are the vendor's codes, lower-case names are its names (D-101). */
export const COUPON_TYPES = ['PERCENT', 'FIXED', 'OTHER'] as const;
export type CouponType = (typeof COUPON_TYPES)[number];

export const LOWERS_PRICE: Readonly<Record<CouponType, boolean>> = {
  PERCENT: true,
  FIXED: true,
  OTHER: false,
};

export interface Coupon {
  id: string;
  type: CouponType;
  /** Hundredths: of a per cent for PERCENT (2000 is 20 %), of a dollar for FIXED (the resulting price). */
  amountHundredths: number;
  description: string;
  /** Last day of use; null when unlimited. */
  endDate: CalendarDate | null;
  isRenewal: boolean;
  remainingUses: number;
  /** Product codes, or for renewal coupons the renewal ids of the editions. */
  productIds: readonly number[];
}

/** Parses a code or name; unknown types take nothing off. */
export function couponType(value: unknown): CouponType {
  if (typeof value !== 'string' && typeof value !== 'number') return 'OTHER';
  const name = String(value).toLowerCase();
  return COUPON_TYPES.find((type, code) => name === `${code}` || name === type.toLowerCase()) ?? 'OTHER';
}

type DiscountLabel = 'GOV' | 'EDU' | 'NPO';

/** Finds the audience of a discount in its description, in this order and any case (PRICE-20, D-47). */
export function discountLabel(description: string): DiscountLabel | null {
  const text = description.toLowerCase();
  if (text.includes('gov')) return 'GOV';
  if (text.includes('edu')) return 'EDU';
  return text.includes('non-profit') ? 'NPO' : null;
}

/** Label of a coupon: its audience, else its description (PRICE-20, D-47). */
export function couponLabel(description: string): string {
  return discountLabel(description) ?? description;
}
