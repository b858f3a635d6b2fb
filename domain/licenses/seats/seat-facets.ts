import { addDays, type CalendarDate } from '../../calendar/calendar-date';
import type { LicenseType } from '../license-type';
import {
  criteriaOf,
  endsBy,
  type FilterableSeat,
  type SeatCriterion,
  type SeatFilter,
  testOf,
} from './filter-seats';
import type { SeatStatus } from './pending-change';
import { WARNING_DAYS } from './pending-change';

type Counts<Value> = ReadonlyMap<Value, number>;

/** Number of seats per value of a criterion, with the other criteria of the filter applied. */
export interface SeatFacets {
  readonly unassigned: number;
  readonly endingSoon: number;
  readonly userHasSeveral: number;
  readonly statuses: Counts<SeatStatus>;
  readonly licenseTypes: Counts<LicenseType>;
  readonly groups: Counts<string>;
  readonly managers: Counts<string>;
}

export function soonUntil(today: CalendarDate): CalendarDate {
  return addDays(today, WARNING_DAYS);
}

export function seatFacets(
  seats: readonly FilterableSeat[],
  filter: SeatFilter,
  today: CalendarDate,
): SeatFacets {
  const tests = criteriaOf(filter).map((criterion) => ({ criterion, isMet: testOf(filter, criterion) }));
  const broken = seats.map((seat) => tests.filter(({ isMet }) => !isMet(seat)));
  const apartFrom = (criterion: SeatCriterion) =>
    seats.filter((_, index) => (broken[index] ?? []).every((each) => each.criterion === criterion));
  return {
    unassigned: apartFrom('isAssigned').filter(({ assignedTo }) => !assignedTo).length,
    endingSoon: apartFrom('endsBy').filter(endsBy(soonUntil(today))).length,
    userHasSeveral: apartFrom('userHasSeveral').filter((seat) => seat.userHasSeveral).length,
    statuses: counts(apartFrom('statuses'), ({ filterStatus }) => [filterStatus]),
    licenseTypes: counts(apartFrom('licenseTypes'), ({ licenseType }) => [licenseType]),
    groups: counts(apartFrom('groupIds'), ({ groupId }) => [groupId]),
    managers: counts(apartFrom('managedBy'), ({ managers }) => managers),
  };
}

function counts<Value>(
  seats: readonly FilterableSeat[],
  valuesOf: (seat: FilterableSeat) => readonly Value[],
): Map<Value, number> {
  const found = new Map<Value, number>();
  for (const seat of seats) for (const value of valuesOf(seat)) found.set(value, (found.get(value) ?? 0) + 1);
  return found;
}
