import type { CalendarDate } from '../calendar/calendar-date';
import type { CloudCounts } from '../cloud/seat-counts';
import type { LicenseType } from '../licenses/license-type';
import type { SeatFacts, SubscriptionFacts } from '../licenses/model';
import { effectiveLicenseType, effectiveTerm, goesOnWith } from '../licenses/renews';
import { type CartItem, type CloudPlan, cloudItems } from '../store/carts/cart-items';
import { TERM_CODES, type TermCode } from '../terms/term-code';
import { renewedUntil } from './renewal-period';

export type RenewingSeat = Pick<
  SeatFacts,
  'seatId' | 'licenseType' | 'expireDate' | 'futureLicenseType' | 'futureTerm'
>;
type RenewingGroup = Pick<SubscriptionFacts, 'term' | 'startDate' | 'expireDate'>;

export interface RenewalPart {
  term: TermCode;
  expireDate: CalendarDate;
  seats: { seatId: string; licenseType: LicenseType }[];
}

/** By effective licence and term (STAT-05); canceled seats end (CANC-04). Each further part becomes a group (D-114). */
export function planRenewal(group: RenewingGroup, seats: readonly RenewingSeat[]): RenewalPart[] {
  return planPeriod(
    group,
    seats.filter((seat) => goesOnWith(group, seat)),
  );
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

interface CountedRenewal {
  readonly part: RenewalPart;
  readonly items: readonly CartItem[];
}

/** Counted seats go on together, for the term that waits if one does. Null when there are none left. */
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
