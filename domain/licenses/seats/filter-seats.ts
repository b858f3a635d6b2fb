import type { CalendarDate } from '../../calendar/calendar-date';
import { isSameEmail } from '../../text/email';
import { searchable } from '../../text/searchable';
import { displayName } from '../display-name';
import type { LicenseType } from '../license-type';
import type { SeatFacts } from '../model';
import type { SeatStatus } from './pending-change';

interface Wanted {
  /** Part of the assigned user, note, a manager or the product's name, in any case. */
  readonly search: string;
  readonly isAssigned: boolean;
  readonly statuses: readonly SeatStatus[];
  readonly licenseTypes: readonly LicenseType[];
  readonly groupIds: readonly string[];
  /** As the viewer reads managers: an address, or `Me`. */
  readonly managedBy: string;
  /** Ends on this day or earlier, and is not over. */
  readonly endsBy: CalendarDate;
  readonly userHasSeveral: boolean;
}

export type SeatCriterion = keyof Wanted;

/** Which seats are looked for: all that is given must hold; absent, null and empty lists ask for nothing. */
export type SeatFilter = { readonly [Key in SeatCriterion]?: Wanted[Key] | null | undefined };

export interface FilterableSeat extends Pick<SeatFacts, 'licenseType' | 'assignedTo' | 'managers' | 'note'> {
  readonly groupId: string;
  readonly status: SeatStatus;
  /** Its last day, where it does not go on; null where it does. */
  readonly endsOn: CalendarDate | null;
  readonly userHasSeveral: boolean;
}

const HOLDS: {
  readonly [Key in SeatCriterion]: (seat: FilterableSeat, wanted: Wanted[Key]) => boolean;
} = {
  search: (seat, text) => mentions(seat, searchable(text.trim())),
  isAssigned: ({ assignedTo }, wanted) => Boolean(assignedTo) === wanted,
  statuses: ({ status }, wanted) => isAmong(wanted, status),
  licenseTypes: ({ licenseType }, wanted) => isAmong(wanted, licenseType),
  groupIds: ({ groupId }, wanted) => isAmong(wanted, groupId),
  managedBy: ({ managers }, wanted) => managers.some((manager) => isSameEmail(manager, wanted)),
  endsBy: ({ endsOn, status }, day) => endsOn !== null && status !== 'ENDED' && endsOn <= day,
  userHasSeveral: (seat, wanted) => seat.userHasSeveral === wanted,
};

export function filterSeats<T extends FilterableSeat>(seats: readonly T[], filter: SeatFilter): T[] {
  const criteria = criteriaOf(filter);
  return seats.filter((seat) => criteria.every((criterion) => holds(seat, filter, criterion)));
}

export function criteriaOf(filter: SeatFilter): SeatCriterion[] {
  return CRITERIA.filter((criterion) => filter[criterion] != null);
}

export function holds<Key extends SeatCriterion>(
  seat: FilterableSeat,
  filter: SeatFilter,
  criterion: Key,
): boolean {
  const wanted: Wanted[Key] | null | undefined = filter[criterion];
  return wanted == null || HOLDS[criterion](seat, wanted);
}

const CRITERIA = Object.keys(HOLDS).filter((key): key is SeatCriterion => key in HOLDS);

function isAmong<T>(wanted: readonly T[], value: T): boolean {
  return wanted.length === 0 || wanted.includes(value);
}

function mentions(seat: FilterableSeat, search: string): boolean {
  if (search === '') return true;
  const texts = [seat.assignedTo ?? '', seat.note, displayName(seat.licenseType), ...seat.managers];
  return texts.some((text) => searchable(text).includes(search));
}
