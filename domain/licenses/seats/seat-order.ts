/** Columns by which seats can be sorted (MAN-10). */
export type SeatOrderField =
  | 'PRODUCT'
  | 'ASSIGNED_TO'
  | 'MANAGERS'
  | 'PENDING_CHANGE'
  | 'NOTE'
  | 'PURCHASE_DATE';

/** 1 ascending, −1 descending (ENUM-13). */
export type SortDirection = 1 | -1;

export interface SeatOrder {
  field: SeatOrderField;
  direction: SortDirection;
}

/** Newest purchase first (MAN-11, CONST-28). */
export const DEFAULT_SEAT_ORDER: SeatOrder = { field: 'PURCHASE_DATE', direction: -1 };

/** The order after a click on a column: the same column flips, another starts ascending (MAN-12). */
export function nextSeatOrder(current: SeatOrder, clicked: SeatOrderField): SeatOrder {
  if (clicked !== current.field) return { field: clicked, direction: 1 };
  return { field: clicked, direction: current.direction === 1 ? -1 : 1 };
}
