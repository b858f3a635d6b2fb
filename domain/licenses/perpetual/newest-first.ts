import type { CalendarDate } from '../../calendar/calendar-date';
import { compareIds } from '../compare-ids';

/** Licences outside subscriptions in the order of their lists: newest purchase first, ties by id (MAN-11, D-61). */
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
