import type { CalendarDate } from '../calendar/calendar-date';
import type { SeatFacts, SubscriptionFacts } from './model';

type Seat = Pick<SeatFacts, 'expireDate'>;
type Group = Pick<SubscriptionFacts, 'expireDate'>;

export function paidUntil(seat: Seat, group: Group): CalendarDate {
  return seat.expireDate ?? group.expireDate;
}

export function sharesGroupEnd(seat: Seat, group: Group): boolean {
  return paidUntil(seat, group) >= group.expireDate;
}

/** Checks that the last covered day has passed. */
export function hasEnded({ expireDate }: Group, today: CalendarDate): boolean {
  return expireDate < today;
}

/** Checks that the seat's own end or, without one, its group's has passed (T-05 rows 3 and 4). */
export function isSeatEnded(seat: Seat, group: Group, today: CalendarDate): boolean {
  return paidUntil(seat, group) < today;
}
