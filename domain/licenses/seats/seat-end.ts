import type { CalendarDate } from '../../calendar/calendar-date';
import type { SeatFacts, SubscriptionFacts } from '../model';
import { paidUntil } from '../paid-until';
import { goesOnWith, isSetToRenew } from '../renews';

type Seat = Pick<SeatFacts, 'expireDate' | 'futureTerm' | 'futureLicenseType'>;
type Group = Pick<SubscriptionFacts, 'expireDate' | 'autoRenew' | 'canceled' | 'isPurchaseOrder'>;

/** The last day of a seat as things stand, past ones too; null where it goes on with its group. */
export function seatEnd(seat: Seat, group: Group): CalendarDate | null {
  return goesOnWith(group, seat) && isSetToRenew(group) ? null : paidUntil(seat, group);
}
