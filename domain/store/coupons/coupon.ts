import type { CalendarDate } from '../../calendar/calendar-date';

/** In the order of the vendor's codes, which are their places; its names are these in small letters (D-101). */
export const COUPON_TYPES = ['PERCENT', 'FIXED', 'OTHER'] as const;
export type CouponType = (typeof COUPON_TYPES)[number];

/** Whether coupons of a type lower any price. */
export const LOWERS_PRICE: Readonly<Record<CouponType, boolean>> = {
  PERCENT: true,
  FIXED: true,
  OTHER: false,
};

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

/** By its code or name; whatever the vendor names besides takes nothing off. */
export function couponType(value: unknown): CouponType {
  if (typeof value !== 'string' && typeof value !== 'number') return 'OTHER';
  const name = String(value).toLowerCase();
  return COUPON_TYPES.find((type, code) => name === `${code}` || name === type.toLowerCase()) ?? 'OTHER';
}

type DiscountLabel = 'GOV' | 'EDU' | 'NPO';

/** Whom a discount is for, when its description says so, in this order and any case; else null (PRICE-20, D-47). */
export function discountLabel(description: string): DiscountLabel | null {
  const text = description.toLowerCase();
  if (text.includes('gov')) return 'GOV';
  if (text.includes('edu')) return 'EDU';
  return text.includes('non-profit') ? 'NPO' : null;
}

/** What a coupon is called: whom it is for, else its description (PRICE-20, D-47). */
export function couponLabel(description: string): string {
  return discountLabel(description) ?? description;
}
