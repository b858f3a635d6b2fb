import type { CalendarDate } from '../../calendar/calendar-date';
import type { SeatFacts, SubscriptionFacts } from '../../licenses/model';

type Ending = Pick<SeatFacts, 'expireDate' | 'futureLicenseType' | 'futureTerm'>;

/** A canceled seat: it works until its group's period ends, and nothing else waits for that day (CANC-03, D-73). */
export function canceledSeat({ expireDate }: Pick<SubscriptionFacts, 'expireDate'>): Ending {
  return endingOn(expireDate);
}

/** A seat that renews as it is (CANC-05). */
export function uncanceledSeat(): Ending {
  return endingOn(null);
}

function endingOn(expireDate: CalendarDate | null): Ending {
  return { expireDate, futureLicenseType: null, futureTerm: null };
}
