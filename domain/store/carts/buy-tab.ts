import type { CalendarDate } from '../../calendar/calendar-date';
import { LicenseType, type SaleLicenseType } from '../../licenses/license-type';
import { TERM_CODES } from '../../terms/term-code';
import { type Coupon, LOWERS_PRICE } from '../coupons/coupon';
import { type CouponScope, couponApplies } from '../coupons/coupon-applies';
import { ASE_PRODUCTS, aseLicenseType } from './cart-items';

export type BuyTab = 'rp' | 'cfb' | 'cloud' | 'upgrade9';

/** Numbers of the tabs, which are the vendor's cart types (CART-01). */
export const CART_TYPES: Record<BuyTab, number> = { rp: 0, cfb: 1, cloud: 2, upgrade9: 3 };

interface TabQuestion {
  type: string | null;
  isCfbRoute: boolean;
  isCloudAuthorEnabled: boolean;
}

/** T-10. */
export function buyTab({ type, isCfbRoute, isCloudAuthorEnabled }: TabQuestion): BuyTab {
  switch (type) {
    case null:
      return isCfbRoute ? 'cfb' : 'rp';
    case '1':
    case 'cfb':
      return 'cfb';
    case '2':
    case 'cloud':
      return isCloudAuthorEnabled ? 'cloud' : 'rp';
    case '3':
    case 'upgrade9':
      return 'upgrade9';
    default:
      return 'rp';
  }
}

interface CloudAuthorQuestion {
  configFlag: boolean;
  query: string | null;
  email: string;
  internalDomain: string;
}

/** On for all customers by setting, or for the company's employees by query (BUY-09, D-35). */
export function isCloudAuthorEnabled(question: CloudAuthorQuestion): boolean {
  const { configFlag, query, email, internalDomain } = question;
  if (configFlag) return true;
  const domain = email.includes('@') ? email.slice(email.lastIndexOf('@') + 1) : '';
  return query === 'true' && domain !== '' && domain.toLowerCase() === internalDomain.toLowerCase();
}

/** Products of the Cloud for Business tab: bundles, or authors and publishers (D-31). */
export type CfbChoice = 'bundle' | 'seats';

interface CfbQuestion {
  chosen: CfbChoice | null;
  isGroupOfSeats: boolean;
}

/** A bundle unless seats are chosen or held by the group to join (D-31). */
export function cfbChoice({ chosen, isGroupOfSeats }: CfbQuestion): CfbChoice {
  return chosen ?? (isGroupOfSeats ? 'seats' : 'bundle');
}

/** License types on sale per tab; upgrades are sold in a frame. */
const ON_SALE: Readonly<Record<BuyTab, readonly SaleLicenseType[]>> = {
  rp: [LicenseType.Pro, LicenseType.Team, LicenseType.Enterprise],
  cfb: [...ASE_PRODUCTS.map(aseLicenseType), LicenseType.AcbCloudAuthor, LicenseType.AcbRpPublisher],
  cloud: [LicenseType.CloudAuthor],
  upgrade9: [],
};

/** Checks that a coupon applies to some product of a tab today (COUP-05, COUP-06, COUP-08). */
export function servesTab(
  coupon: CouponScope & Pick<Coupon, 'type'>,
  tab: BuyTab,
  today: CalendarDate,
): boolean {
  if (!LOWERS_PRICE[coupon.type]) return false;
  return ON_SALE[tab].some((licenseType) =>
    TERM_CODES.some((term) => couponApplies(coupon, { licenseType, term, purpose: 'purchase' }, today)),
  );
}
