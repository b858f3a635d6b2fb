import type { CalendarDate } from '../../calendar/calendar-date';
import type { SeatFacts, SubscriptionFacts } from '../../licenses/model';
import { isSeatEnded } from '../../licenses/paid-until';
import type { TermCode } from '../../terms/term-code';
import { type ChangeKind, type PlannedUnit, startsPeriod } from './change-plan';

export type ChangedSeat = Pick<SeatFacts, 'licenseType' | 'expireDate' | 'futureLicenseType' | 'futureTerm'>;

/**
 * Returns the seat after a change, which replaces a pending change of its kind only (D-141, D-75, D-122).
 * @param periodEnd end of the seat's new period
 */
export function seatAfterChange(
  kind: ChangeKind,
  { unit, effect, licenseType, term }: PlannedUnit,
  periodEnd: CalendarDate,
): ChangedSeat {
  const isCanceled = unit.expireDate !== null && unit.futureLicenseType === null && unit.futureTerm === null;
  const isLater = effect === 'TERM_END';
  const future = futureOf(kind, unit, isLater ? { licenseType, term } : null);
  const isWaiting = future.futureLicenseType !== null || future.futureTerm !== null;
  return {
    licenseType: effect === 'NOW' ? licenseType : unit.licenseType,
    ...future,
    expireDate: isWaiting ? periodEnd : isCanceled ? canceledUntil(kind, unit, periodEnd) : null,
  };
}

function futureOf(
  kind: ChangeKind,
  { futureLicenseType, futureTerm }: PlannedUnit['unit'],
  waiting: Pick<PlannedUnit, 'licenseType' | 'term'> | null,
): Pick<ChangedSeat, 'futureLicenseType' | 'futureTerm'> {
  switch (kind) {
    case 'EDITION':
      return { futureLicenseType: waiting?.licenseType ?? null, futureTerm };
    case 'TERM':
      return { futureLicenseType, futureTerm: waiting?.term ?? null };
  }
}

// A new period is paid until its own end; within the current period a canceled seat keeps its end.
function canceledUntil(
  kind: ChangeKind,
  { expireDate }: PlannedUnit['unit'],
  periodEnd: CalendarDate,
): CalendarDate | null {
  return startsPeriod(kind) ? periodEnd : expireDate;
}

/** Term of the period that a change starts immediately; null when it starts none. */
export function startedTerm(
  kind: ChangeKind,
  planned: readonly Pick<PlannedUnit, 'effect' | 'term'>[],
): TermCode | null {
  return startsPeriod(kind) ? (planned.find(({ effect }) => effect === 'NOW')?.term ?? null) : null;
}

/** Checks that all seats change or have ended, so that the group is not split for the new period (D-114). */
export function isWholeGroup<Seat extends Pick<SeatFacts, 'expireDate'>>(
  seats: readonly Seat[],
  isChanging: (seat: Seat) => boolean,
  group: Pick<SubscriptionFacts, 'expireDate'>,
  today: CalendarDate,
): boolean {
  return seats.every((seat) => isChanging(seat) || isSeatEnded(seat, group, today));
}
