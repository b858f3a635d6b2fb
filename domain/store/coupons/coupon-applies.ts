import type { CalendarDate } from '../../calendar/calendar-date';
import { editionOf } from '../../licenses/edition';
import type { SaleLicenseType } from '../../licenses/license-type';
import { productCode } from '../../licenses/product-code';
import type { TermCode } from '../../terms/term-code';
import type { Coupon } from './coupon';

export interface CouponTarget {
  licenseType: SaleLicenseType;
  term: TermCode;
  /** Purchase order renewals and payment retries are renewals (D-52). */
  purpose: 'purchase' | 'renewal';
}

export type CouponScope = Pick<Coupon, 'remainingUses' | 'endDate' | 'isRenewal' | 'productIds'>;

/** Checks that a coupon can be used on a product today (COUP-06, COUP-08). */
export function couponApplies(coupon: CouponScope, target: CouponTarget, today: CalendarDate): boolean {
  if (coupon.remainingUses <= 0) return false;
  if (coupon.endDate !== null && coupon.endDate < today) return false;
  if (coupon.isRenewal !== (target.purpose === 'renewal')) return false;
  const id = coupon.isRenewal
    ? renewalProductId(target.licenseType)
    : productCode(target.licenseType, target.term);
  return id !== null && coupon.productIds.includes(id);
}

// Renewal coupons name an edition by its annual code for all terms (CONST-12, D-52).
function renewalProductId(licenseType: SaleLicenseType): number | null {
  const edition = editionOf(licenseType);
  return edition === null ? null : productCode(edition, 2);
}
