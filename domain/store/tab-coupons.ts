import type { CalendarDate } from '../calendar/calendar-date';
import { LicenseType, type SaleLicenseType } from '../licenses/license-type';
import { TERM_CODES } from '../terms/term-code';
import { ASE_PRODUCTS, aseLicenseType } from './ase-cart';
import type { BuyTab } from './buy-tab';
import type { Coupon } from './coupon';
import { type CouponScope, couponApplies } from './coupon-applies';

/** What can be bought on each tab; upgrades are bought in a frame of their own. */
const ON_SALE: Readonly<Record<BuyTab, readonly SaleLicenseType[]>> = {
  rp: [LicenseType.Pro, LicenseType.Team, LicenseType.Enterprise],
  cfb: [...ASE_PRODUCTS.map(aseLicenseType), LicenseType.AcbCloudAuthor, LicenseType.AcbRpPublisher],
  cloud: [LicenseType.CloudAuthor],
  upgrade9: [],
};

/** Whether a purchase on a tab takes a coupon today, whatever is chosen there and for which term (COUP-05, COUP-06, COUP-08). */
export function servesTab(
  coupon: CouponScope & Pick<Coupon, 'type'>,
  tab: BuyTab,
  today: CalendarDate,
): boolean {
  if (coupon.type === 'OTHER') return false;
  return ON_SALE[tab].some((licenseType) =>
    TERM_CODES.some((term) => couponApplies(coupon, { licenseType, term, purpose: 'purchase' }, today)),
  );
}
