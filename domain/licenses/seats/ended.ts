import type { CalendarDate } from '../../calendar/calendar-date';
import type { SeatFacts, SubscriptionFacts } from '../model';
import { paidUntil } from '../paid-until';

/** Whether a seat is over: its own end passed, or, without one, its group's (T-05 rows 3 and 4). */
export function isSeatEnded(
  seat: Pick<SeatFacts, 'expireDate'>,
  group: Pick<SubscriptionFacts, 'expireDate'>,
  today: CalendarDate,
): boolean {
  return paidUntil(seat, group) < today;
}
