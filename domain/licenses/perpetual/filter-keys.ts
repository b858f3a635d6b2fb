import type { CalendarDate } from '../../calendar/calendar-date';
import { searchable } from '../../text/searchable';
import { compareIds } from '../compare-ids';

interface Searchable {
  key: string | null;
  licensee: string | null;
}

/** Filters perpetual licenses by part of the licensee or key, ignoring case; without a search, all (MAN-08). */
export function filterKeys<T extends Searchable>(
  licenses: readonly T[],
  search: string | null | undefined,
): T[] {
  const wanted = searchable(search?.trim() ?? '');
  return licenses.filter(({ key, licensee }) =>
    [key, licensee].some((text) => searchable(text ?? '').includes(wanted)),
  );
}

/** Sorts licenses outside subscriptions, newest purchase first, ties by id (MAN-11, D-61). */
export function newestFirst<T extends { seatId: string; purchaseDate: CalendarDate }>(
  licenses: readonly T[],
): T[] {
  return licenses.toSorted((a, b) =>
    a.purchaseDate === b.purchaseDate
      ? compareIds(a.seatId, b.seatId)
      : a.purchaseDate < b.purchaseDate
        ? 1
        : -1,
  );
}
