import type { CalendarDate } from '../../calendar/calendar-date';
import type { SeatFacts, SubscriptionFacts } from '../model';
import { isSeatEnded, paidUntil } from '../paid-until';
import { isContinuingWith, isSetToRenew } from '../renews';

type Seat = Pick<SeatFacts, 'expireDate' | 'futureTerm' | 'futureLicenseType'>;
type Group = Pick<SubscriptionFacts, 'expireDate' | 'autoRenew' | 'canceled' | 'isPurchaseOrder'>;

/** Last day of a seat, also in the past; null while it goes on with a group that renews. */
export function seatEnd(seat: Seat, group: Group, today: CalendarDate): CalendarDate | null {
  const isContinuing =
    isContinuingWith(group, seat) && isSetToRenew(group) && !isSeatEnded(seat, group, today);
  return isContinuing ? null : paidUntil(seat, group);
}
