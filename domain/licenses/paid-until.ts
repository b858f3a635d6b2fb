import type { CalendarDate } from '../calendar/calendar-date';
import type { SeatFacts, SubscriptionFacts } from './model';

type Seat = Pick<SeatFacts, 'expireDate'>;
type Group = Pick<SubscriptionFacts, 'expireDate'>;

/** The last day that a seat is paid for: its own end where it has one, else its group's. */
export function paidUntil(seat: Seat, group: Group): CalendarDate {
  return seat.expireDate ?? group.expireDate;
}

/** Whether a seat is paid for as long as its group, so that it may go on when the group does. */
export function lastsAsLongAsGroup(seat: Seat, group: Group): boolean {
  return paidUntil(seat, group) >= group.expireDate;
}

/** Whether a seat is over: its own end passed, or, without one, its group's (T-05 rows 3 and 4). */
export function isSeatEnded(
  seat: Pick<SeatFacts, 'expireDate'>,
  group: Pick<SubscriptionFacts, 'expireDate'>,
  today: CalendarDate,
): boolean {
  return paidUntil(seat, group) < today;
}
