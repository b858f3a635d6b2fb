import type { CalendarDate } from '../calendar/calendar-date';
import type { CloudCounts } from '../cloud/seat-counts';
import type { LicenseType } from '../licenses/license-type';
import type { SeatFacts, SubscriptionFacts } from '../licenses/model';
import { effectiveLicenseType, effectiveTerm, goesOn } from '../licenses/renews';
import { type CartItem, type CloudPlan, cloudItems } from '../store/carts/cart-items';
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

interface CountedGroup extends Pick<SubscriptionFacts, 'term' | 'startDate' | 'expireDate'> {
  readonly futureTerm: TermCode | null;
}

/** A period of a group that counts its seats: its part names none. */
interface CountedRenewal {
  readonly part: RenewalPart;
  readonly items: readonly CartItem[];
}

/**
 * As `planRenewal`, of a group that only counts its authors and publishers: they go on together, for the term that
 * waits if one does. Null when there are none left: the group ends.
 */
export function planCountedRenewal(
  plan: CloudPlan,
  { authors, publishers }: CloudCounts,
  group: CountedGroup,
): CountedRenewal | null {
  const items = cloudItems({ plan, authorQuantity: authors, publisherQuantity: publishers });
  if (items.length === 0) return null;
  const term = effectiveTerm(group, group.term);
  const expireDate = renewedUntil(group.expireDate, term, group.startDate);
  return { part: { term, expireDate, seats: [] }, items };
}
