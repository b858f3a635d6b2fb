import type { CalendarDate } from '../calendar/calendar-date';
import type { SeatFacts } from '../licenses/model';
import type { PlannedGroup, PlannedUnit } from './change-plan';

/** What of a seat a change touches. */
export type ChangedSeat = Pick<SeatFacts, 'licenseType' | 'expireDate' | 'futureLicenseType' | 'futureTerm'>;

/**
 * A seat as it is after its change. A later change replaces what waits of the same kind and keeps the other (D-141);
 * a seat with nothing left to wait for has no end of its own, unless it was canceled (D-75, D-122).
 * @param periodEnd last covered day of the period that the seat is in from now on
 */
export function seatAfterChange(
  kind: PlannedGroup['kind'],
  { unit, effect, licenseType, term }: PlannedUnit,
  periodEnd: CalendarDate,
): ChangedSeat {
  const isCanceled = unit.expireDate !== null && unit.futureLicenseType === null && unit.futureTerm === null;
  const isLater = effect === 'TERM_END';
  const future =
    kind === 'EDITION'
      ? { futureLicenseType: isLater ? licenseType : null, futureTerm: unit.futureTerm }
      : { futureLicenseType: unit.futureLicenseType, futureTerm: isLater ? term : null };
  const isWaiting = future.futureLicenseType !== null || future.futureTerm !== null;
  return {
    licenseType: effect === 'NOW' ? licenseType : unit.licenseType,
    ...future,
    expireDate: isWaiting ? periodEnd : isCanceled ? canceledUntil(kind, unit, periodEnd) : null,
  };
}

// Another edition leaves the end that was paid for; another term is paid for up to its own.
function canceledUntil(
  kind: PlannedGroup['kind'],
  { expireDate }: PlannedUnit['unit'],
  periodEnd: CalendarDate,
): CalendarDate | null {
  return kind === 'TERM' ? periodEnd : expireDate;
}
