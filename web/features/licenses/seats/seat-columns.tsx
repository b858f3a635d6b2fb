import { nextSeatOrder, type SeatOrder, type SeatOrderField } from '#domain/licenses/seats/sort-seats';
import type { Column, TableSort } from '../../../ui/data-table/column';
import { DateText } from '../../../ui/date-text';
import { SeatCheckbox } from '../selection/checkboxes';
import { AssignedUser } from './assigned-user';
import { ManagersCell } from './managers-cell';
import { PendingChangeCell } from './pending-change-cell';
import { SeatActions } from './seat-actions';
import type { SeatRow_SeatFragment } from './seat-grid.generated';

/** The columns of a subscription grid, in their order (MAN-10). */
export const SEAT_COLUMNS: readonly Column<SeatRow_SeatFragment, SeatOrderField>[] = [
  {
    id: 'select',
    title: 'Select',
    width: 42,
    inCard: 'check',
    cell: (seat) => <SeatCheckbox seat={seat} />,
  },
  {
    id: 'product',
    title: 'Product Edition',
    inCard: 'subtitle',
    orderBy: 'PRODUCT',
    cell: ({ productName }) => productName,
  },
  {
    id: 'user',
    title: 'Assigned User',
    inCard: 'title',
    orderBy: 'ASSIGNED_TO',
    cell: (seat) => <AssignedUser seat={seat} />,
  },
  {
    id: 'managers',
    title: 'Managers',
    isQuiet: true,
    inCard: 'fact',
    orderBy: 'MANAGERS',
    cell: (seat) => <ManagersCell license={seat} />,
  },
  {
    id: 'pending',
    title: 'Pending Changes',
    inCard: 'line',
    isEmpty: ({ pendingChange }) => pendingChange.text === 'None',
    orderBy: 'PENDING_CHANGE',
    cell: ({ pendingChange }) => <PendingChangeCell change={pendingChange} />,
  },
  {
    id: 'notes',
    title: 'Notes',
    isQuiet: true,
    inCard: 'fact',
    isEmpty: ({ note }) => note === '',
    orderBy: 'NOTE',
    cell: ({ note }) => <span title={note}>{note}</span>,
  },
  {
    id: 'purchased',
    title: 'Purchased',
    width: 104,
    isQuiet: true,
    inCard: 'fact',
    orderBy: 'PURCHASE_DATE',
    cell: ({ purchaseDate }) => <DateText date={purchaseDate} />,
  },
  {
    id: 'actions',
    title: 'Actions',
    width: 68,
    isNumeric: true,
    inCard: 'corner',
    isEmpty: ({ isManager, isUsedByViewer }) => !isManager && !isUsedByViewer,
    cell: (seat) => <SeatActions seat={seat} />,
  },
];

/** The order of seats as a table has it (MAN-11, MAN-12). */
export function seatSort(order: SeatOrder, onOrder: (order: SeatOrder) => void): TableSort<SeatOrderField> {
  return {
    field: order.field,
    isAscending: order.direction === 1,
    onField: (field) => onOrder(nextSeatOrder(order, field)),
  };
}
