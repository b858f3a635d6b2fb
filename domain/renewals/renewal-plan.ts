import type { CalendarDate } from '../calendar/calendar-date';
import type { CloudCounts } from '../cloud/seat-counts';
import type { LicenseType } from '../licenses/license-type';
import type { SeatFacts, SubscriptionFacts } from '../licenses/model';
import { effectiveLicenseType, effectiveTerm, isContinuingWith } from '../licenses/renews';
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

/** Splits renewing seats (CANC-04) by effective license and term (STAT-05); each further part is a group (D-114). */
export function planRenewal(group: RenewingGroup, seats: readonly RenewingSeat[]): RenewalPart[] {
  return planPeriod(
    group,
    seats.filter((seat) => isContinuingWith(group, seat)),
  );
}

/** Like `planRenewal`, for seats that are known to go on. */
export function planPeriod(group: RenewingGroup, going: readonly RenewingSeat[]): RenewalPart[] {
  const terms = going.map((seat) => effectiveTerm(seat, group.term));
  return termsInOrder(terms, group.term).map((term) => ({
    term,
    expireDate: renewedUntil(group.expireDate, term, group.startDate),
    seats: going
      .filter((seat) => effectiveTerm(seat, group.term) === term)
      .map((seat) => ({ seatId: seat.seatId, licenseType: effectiveLicenseType(seat) })),
  }));
}

/** Orders the terms of seats: the one that keeps the group, then the shortest; earlier ones use a coupon first. */
export function termsInOrder(seats: readonly TermCode[], groupTerm: TermCode): TermCode[] {
  const terms = TERM_CODES.filter((term) => seats.includes(term));
  const keeper = terms.find((term) => term === groupTerm) ?? mostFrequent(terms, seats);
  return keeper === undefined ? [] : [keeper, ...terms.filter((term) => term !== keeper)];
}

// The first of equal terms, so that the result is the same every time.
function mostFrequent(terms: readonly TermCode[], seats: readonly TermCode[]): TermCode | undefined {
  const countOf = (term: TermCode) => seats.filter((other) => other === term).length;
  return terms.toSorted((a, b) => countOf(b) - countOf(a))[0];
}

interface CountedGroup extends Pick<SubscriptionFacts, 'term' | 'startDate' | 'expireDate'> {
  readonly futureTerm: TermCode | null;
}

interface CountedRenewal {
  readonly part: RenewalPart;
  readonly items: readonly CartItem[];
}

/** Renews counted seats together, for a pending term if there is one; null when none are left. */
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
