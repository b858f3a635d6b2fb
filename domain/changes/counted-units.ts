import type { CalendarDate } from '../calendar/calendar-date';
import type { CloudCounts } from '../cloud/cloud-contents';
import type { LicenseType } from '../licenses/license-type';
import { type CloudPlan, cloudLicenseTypes } from '../store/cloud-cart';
import type { TermCode } from '../terms/term-code';
import type { ChangeUnit } from './change-unit';

interface WaitingTerm {
  /** Null when nothing waits. */
  readonly futureTerm: TermCode | null;
  /** The last covered day of the group. */
  readonly expireDate: CalendarDate;
}

/** The counted seats of a cloud group as units of a change; a term that waits, waits for all of them. */
export function countedUnits(
  plan: CloudPlan,
  { authors, publishers }: CloudCounts,
  { futureTerm, expireDate }: WaitingTerm,
): ChangeUnit[] {
  const { author, publisher } = cloudLicenseTypes(plan);
  const state = {
    seatId: null,
    expireDate: futureTerm === null ? null : expireDate,
    futureLicenseType: null,
    futureTerm,
  };
  const counted = (licenseType: LicenseType | null, quantity: number): ChangeUnit[] =>
    licenseType === null || quantity === 0 ? [] : [{ ...state, licenseType, quantity }];
  return [...counted(author, authors), ...counted(publisher, publishers)];
}
