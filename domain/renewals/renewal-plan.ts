import type { CalendarDate } from '../calendar/calendar-date';
import { effectiveLicenseType, effectiveTerm } from '../licenses/effective-license';
import type { LicenseType } from '../licenses/license-type';
import type { SeatFacts, SubscriptionFacts } from '../licenses/model';
import { goesOn } from '../licenses/renews';
import { TERM_CODES, type TermCode } from '../terms/term-code';
import { renewedUntil } from './renewal-period';

export type RenewingSeat = Pick<
  SeatFacts,
  'seatId' | 'licenseType' | 'expireDate' | 'futureLicenseType' | 'futureTerm'
>;
type RenewingGroup = Pick<SubscriptionFacts, 'term' | 'startDate' | 'expireDate'>;

/** Seats that go on together: for one term, up to one day. */
export interface RenewalPart {
  term: TermCode;
  /** The last covered day of the new period. */
  expireDate: CalendarDate;
  /** With the licence that each has from now on, in the order given. */
  seats: { seatId: string; licenseType: LicenseType }[];
}

/**
 * What a group becomes at the end of its period: seats without an end and seats with a pending change go on, by
 * their effective licence and term (STAT-05), canceled ones end (CANC-04). The first part keeps the group, each other
 * one becomes a group of its own (D-114). Empty when nothing goes on: the group ends.
 */
export function planRenewal(group: RenewingGroup, seats: readonly RenewingSeat[]): RenewalPart[] {
  return planPeriod(group, seats.filter(goesOn));
}

/** As `planRenewal`, for seats of which it is settled already that they go on. */
export function planPeriod(group: RenewingGroup, going: readonly RenewingSeat[]): RenewalPart[] {
  const parts = TERM_CODES.map((term) => ({
    term,
    expireDate: renewedUntil(group.expireDate, term, group.startDate),
    seats: going
      .filter((seat) => effectiveTerm(seat, group.term) === term)
      .map((seat) => ({ seatId: seat.seatId, licenseType: effectiveLicenseType(seat) })),
  })).filter((part) => part.seats.length > 0);
  const keeper = parts.find((part) => part.term === group.term) ?? largest(parts);
  return keeper === undefined ? [] : [keeper, ...parts.filter((part) => part !== keeper)];
}

// Of equal ones the first: whoever asks again gets the same answer.
function largest(parts: readonly RenewalPart[]): RenewalPart | undefined {
  return parts.toSorted((a, b) => b.seats.length - a.seats.length)[0];
}
