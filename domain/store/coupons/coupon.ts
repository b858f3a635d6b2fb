import type { CalendarDate } from '../../calendar/calendar-date';

const COUPON_TYPES = ['PERCENT', 'FIXED', 'OTHER'] as const;
export type CouponType = (typeof COUPON_TYPES)[number];

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

/** The vendor's type codes and names (D-101); whatever it names besides takes nothing off. */
const TYPE_NAMES = {
  PERCENT: ['0', 'percent'],
  FIXED: ['1', 'fixed'],
  OTHER: [],
} satisfies Record<CouponType, readonly string[]>;

export function couponType(value: unknown): CouponType {
  if (typeof value !== 'string' && typeof value !== 'number') return 'OTHER';
  const name = String(value).toLowerCase();
  const isNamed = (type: CouponType) => (TYPE_NAMES[type] as readonly string[]).includes(name);
  return COUPON_TYPES.find(isNamed) ?? 'OTHER';
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
