import type { CalendarDate } from '../../calendar/calendar-date';
import { isSameEmail } from '../../text/email';
import { searchable } from '../../text/searchable';
import { displayName } from '../display-name';
import type { LicenseType } from '../license-type';
import type { SeatFacts } from '../model';
import type { SeatStatus } from './pending-change';

interface Wanted {
  /** Part of the assignee, note, a manager or the product's name, ignoring case. */
  readonly search: string;
  readonly isAssigned: boolean;
  readonly statuses: readonly SeatStatus[];
  readonly licenseTypes: readonly LicenseType[];
  readonly groupIds: readonly string[];
  /** An address, or `Me` for the viewer. */
  readonly managedBy: string;
  /** Matches seats that end on this day or earlier and have not ended. */
  readonly endsBy: CalendarDate;
  readonly userHasSeveral: boolean;
}

export type SeatCriterion = keyof Wanted;

/** Criteria that must all match; absent, null and empty ones match every seat. */
export type SeatFilter = { readonly [Key in SeatCriterion]?: Wanted[Key] | null | undefined };

export interface FilterableSeat extends Pick<SeatFacts, 'licenseType' | 'assignedTo' | 'managers' | 'note'> {
  readonly groupId: string;
  readonly filterStatus: SeatStatus;
  /** Last day of the seat; null when it goes on. */
  readonly endsOn: CalendarDate | null;
  readonly userHasSeveral: boolean;
}

type SeatTest = (seat: FilterableSeat) => boolean;

/** Prepares each criterion once for testing many seats. */
const TESTS: { readonly [Key in SeatCriterion]: (wanted: Wanted[Key]) => SeatTest } = {
  search: (text) => {
    const sought = searchable(text.trim());
    return (seat) => mentions(seat, sought);
  },
  isAssigned:
    (wanted) =>
    ({ assignedTo }) =>
      Boolean(assignedTo) === wanted,
  statuses: (wanted) => isAmong(wanted, ({ filterStatus }) => filterStatus),
  licenseTypes: (wanted) => isAmong(wanted, ({ licenseType }) => licenseType),
  groupIds: (wanted) => isAmong(wanted, ({ groupId }) => groupId),
  managedBy:
    (wanted) =>
    ({ managers }) =>
      managers.some((manager) => isSameEmail(manager, wanted)),
  endsBy,
  userHasSeveral: (wanted) => (seat) => seat.userHasSeveral === wanted,
};

export function filterSeats<T extends FilterableSeat>(seats: readonly T[], filter: SeatFilter): T[] {
  const tests = criteriaOf(filter).map((criterion) => testOf(filter, criterion));
  return seats.filter((seat) => tests.every((isMet) => isMet(seat)));
}

export function criteriaOf(filter: SeatFilter): SeatCriterion[] {
  return CRITERIA.filter((criterion) => filter[criterion] != null);
}

export function testOf<Key extends SeatCriterion>(filter: SeatFilter, criterion: Key): SeatTest {
  const wanted: Wanted[Key] | null | undefined = filter[criterion];
  return wanted == null ? () => true : TESTS[criterion](wanted);
}

export function endsBy(day: CalendarDate): SeatTest {
  return ({ endsOn, filterStatus }) => endsOn !== null && filterStatus !== 'ENDED' && endsOn <= day;
}

const CRITERIA = Object.keys(TESTS).filter((key): key is SeatCriterion => key in TESTS);

function isAmong<T>(wanted: readonly T[], partOf: (seat: FilterableSeat) => T): SeatTest {
  const values = new Set(wanted);
  return (seat) => values.size === 0 || values.has(partOf(seat));
}

function mentions(seat: FilterableSeat, search: string): boolean {
  if (search === '') return true;
  const texts = [seat.assignedTo ?? '', seat.note, displayName(seat.licenseType), ...seat.managers];
  return texts.some((text) => searchable(text).includes(search));
}
