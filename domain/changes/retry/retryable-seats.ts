import type { CalendarDate } from '../../calendar/calendar-date';
import type { SeatFacts } from '../../licenses/model';
import { goesOn } from '../../licenses/renews';

type Ending = Pick<SeatFacts, 'expireDate' | 'futureTerm' | 'futureLicenseType'>;

/** The seats of a past-due group that there is a choice about: those that ended with an earlier period are over. */
export function retryableSeats<Seat extends Ending>(periodEnd: CalendarDate, seats: readonly Seat[]): Seat[] {
  return seats.filter((seat) => goesOn(seat) || (seat.expireDate !== null && seat.expireDate >= periodEnd));
}
