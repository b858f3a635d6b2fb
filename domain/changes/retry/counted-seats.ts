import type { CalendarDate } from '../../calendar/calendar-date';
import type { SaleLicenseType } from '../../licenses/license-type';
import type { RenewingSeat } from '../../renewals/renewal-plan';
import { type CloudPlan, cloudLicenseTypes } from '../../store/cloud-cart';

/** How many authors and publishers a group has. */
export interface SeatCounts {
  readonly authors: number;
  readonly publishers: number;
}

/** How many of them end, and when: the last of each kind. */
export interface EndingCounts {
  readonly canceled: SeatCounts;
  /** The last covered day of the group. */
  readonly periodEnd: CalendarDate;
}

/**
 * The seats of a group that only counts them, one by one, so that each can be chosen like those of other groups
 * (PAY-05). They are nobody's in particular; `author-1`, `publisher-2` name them within their group.
 */
export function countedSeats(
  plan: CloudPlan,
  { authors, publishers }: SeatCounts,
  { canceled, periodEnd }: EndingCounts,
): RenewingSeat[] {
  const { author, publisher } = cloudLicenseTypes(plan);
  const ofKind = (name: string, licenseType: SaleLicenseType, count: number, ending: number) =>
    seatsOf(name, licenseType, count).map((seat, index) =>
      index < count - ending ? seat : { ...seat, expireDate: periodEnd },
    );
  return [
    ...ofKind('author', author, authors, canceled.authors),
    ...(publisher === null ? [] : ofKind('publisher', publisher, publishers, canceled.publishers)),
  ];
}

/** How many authors and publishers a choice of counted seats leaves. */
export function countSeats(plan: CloudPlan, seats: readonly Pick<RenewingSeat, 'licenseType'>[]): SeatCounts {
  const { author } = cloudLicenseTypes(plan);
  const authors = seats.filter(({ licenseType }) => licenseType === author).length;
  return { authors, publishers: seats.length - authors };
}

function seatsOf(name: string, licenseType: SaleLicenseType, count: number): RenewingSeat[] {
  return Array.from({ length: count }, (_, index) => ({
    seatId: `${name}-${index + 1}`,
    licenseType,
    expireDate: null,
    futureLicenseType: null,
    futureTerm: null,
  }));
}
