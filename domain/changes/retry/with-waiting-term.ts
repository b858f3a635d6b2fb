import type { CalendarDate } from '../../calendar/calendar-date';
import type { RenewingSeat } from '../../renewals/renewal-plan';
import type { TermCode } from '../../terms/term-code';

interface WaitingGroup {
  /** Of a group that counts its seats; null where nothing waits, and where each seat says so itself. */
  readonly futureTerm: TermCode | null;
  readonly expireDate: CalendarDate;
}

/** Seats with the term that their whole group waits for, as if each of them waited; canceled ones wait for nothing. */
export function withWaitingTerm<Seat extends Pick<RenewingSeat, 'expireDate' | 'futureTerm'>>(
  seats: readonly Seat[],
  { futureTerm, expireDate }: WaitingGroup,
): readonly Seat[] {
  if (futureTerm === null) return seats;
  return seats.map((seat) => (seat.expireDate === null ? { ...seat, futureTerm, expireDate } : seat));
}
