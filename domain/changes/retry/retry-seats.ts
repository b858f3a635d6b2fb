import type { CalendarDate } from '../../calendar/calendar-date';
import type { SaleLicenseType } from '../../licenses/license-type';
import type { SeatFacts } from '../../licenses/model';
import { sharesGroupEnd } from '../../licenses/paid-until';
import type { RenewingSeat } from '../../renewals/renewal-plan';
import { type CloudPlan, cloudLicenseTypes } from '../../store/carts/cart-items';
import type { TermCode } from '../../terms/term-code';

interface SeatCounts {
  readonly authors: number;
  readonly publishers: number;
}

interface EndingCounts {
  readonly canceled: SeatCounts;
  readonly periodEnd: CalendarDate;
}

/** Lists counted seats one by one, so that each can be selected (PAY-05): `author-1`, `publisher-2`. */
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

type Ending = Pick<SeatFacts, 'expireDate' | 'futureTerm' | 'futureLicenseType'>;

/** Returns the seats of a past-due group that can be retried, without those that ended earlier. */
export function retryableSeats<Seat extends Ending>(periodEnd: CalendarDate, seats: readonly Seat[]): Seat[] {
  return seats.filter((seat) => sharesGroupEnd(seat, { expireDate: periodEnd }));
}

interface WaitingGroup {
  readonly futureTerm: TermCode | null;
  readonly expireDate: CalendarDate;
}

/** Applies the group's pending term to each seat, except canceled ones. */
export function withWaitingTerm<Seat extends Pick<RenewingSeat, 'expireDate' | 'futureTerm'>>(
  seats: readonly Seat[],
  { futureTerm, expireDate }: WaitingGroup,
): readonly Seat[] {
  if (futureTerm === null) return seats;
  return seats.map((seat) => (seat.expireDate === null ? { ...seat, futureTerm, expireDate } : seat));
}
