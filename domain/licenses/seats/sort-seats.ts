import { groupBy } from '../../group-by';
import { compareIds } from '../compare-ids';
import { displayName } from '../display-name';
import type { SeatFacts } from '../model';

export type SeatOrderField =
  | 'PRODUCT'
  | 'ASSIGNED_TO'
  | 'MANAGERS'
  | 'PENDING_CHANGE'
  | 'NOTE'
  | 'PURCHASE_DATE';

/** 1 ascending, −1 descending (ENUM-13). */
type SortDirection = 1 | -1;

export interface SeatOrder {
  field: SeatOrderField;
  direction: SortDirection;
}

/** Newest purchase first (MAN-11, CONST-28). */
export const DEFAULT_SEAT_ORDER: SeatOrder = { field: 'PURCHASE_DATE', direction: -1 };

/** Order after a click on a column: the same column flips, another starts ascending (MAN-12). */
export function nextSeatOrder(current: SeatOrder, clicked: SeatOrderField): SeatOrder {
  if (clicked !== current.field) return { field: clicked, direction: 1 };
  return { field: clicked, direction: current.direction === 1 ? -1 : 1 };
}

export type SortableSeat = Pick<
  SeatFacts,
  'seatId' | 'licenseType' | 'assignedTo' | 'managers' | 'note' | 'purchaseDate'
> & { pendingChangeText: string };

/** Sorts seats by a column, ignoring case; empty values last in both directions, ties by seat id (D-61). */
export function sortSeats<T extends SortableSeat>(seats: readonly T[], order: SeatOrder): T[] {
  const byKey = groupBy(seats, (seat) => sortKey(seat, order.field));
  // Equal keys are compared once, since thousands of seats share a few days, products or managers.
  return [...byKey]
    .sort(([a], [b]) => compareKeys(a, b, order))
    .flatMap(([, alike]) => alike.sort((a, b) => compareIds(a.seatId, b.seatId)));
}

function compareKeys(a: string, b: string, { direction }: SeatOrder): number {
  if (a === '') return 1;
  if (b === '') return -1;
  return a < b ? -direction : direction;
}

function sortKey(seat: SortableSeat, field: SeatOrderField): string {
  switch (field) {
    case 'PRODUCT':
      return displayName(seat.licenseType).toLowerCase();
    case 'ASSIGNED_TO':
      return (seat.assignedTo ?? '').toLowerCase();
    case 'MANAGERS':
      return seat.managers.join(', ').toLowerCase();
    case 'PENDING_CHANGE':
      return seat.pendingChangeText === 'None' ? '' : seat.pendingChangeText.toLowerCase();
    case 'NOTE':
      return seat.note.toLowerCase();
    case 'PURCHASE_DATE':
      return seat.purchaseDate;
  }
}
