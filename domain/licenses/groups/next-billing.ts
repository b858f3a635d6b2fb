import type { CalendarDate } from '../../calendar/calendar-date';
import { nextBillingDate } from '../../terms/term-period';
import type { SeatFacts, SubscriptionFacts } from '../model';
import { isPastDue } from '../past-due';
import { renews } from '../renews';

type Seat = Pick<SeatFacts, 'expireDate' | 'futureTerm' | 'futureLicenseType'>;

/** The day on which a group renews and is charged for (PRICE-16); null where it does not, as its status line says (T-06). */
export function nextBilling(
  group: SubscriptionFacts,
  seats: readonly Seat[],
  today: CalendarDate,
): CalendarDate | null {
  if (isPastDue(group) || group.expireDate < today || !renews(group, seats)) return null;
  return nextBillingDate(group.expireDate);
}
