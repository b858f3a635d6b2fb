import { createColumnHelper, tableFeatures } from '@tanstack/react-table';
import type { SeatOrderField } from '../../../schema.generated';
import { DateText } from '../../../ui/date-text';
import { AssignedUser } from './assigned-user';
import { ManagerList } from './manager-list';
import { PendingChangeCell } from './pending-change-cell';
import { SeatActions } from './seat-actions';
import type { SeatRow_SeatFragment } from './seat-grid.generated';

export const seatFeatures = tableFeatures({});

const column = createColumnHelper<typeof seatFeatures, SeatRow_SeatFragment>();

/** What every column is sorted by; a column that is absent is not sortable. */
export const SORT_FIELD: Record<string, SeatOrderField> = {
  product: 'PRODUCT',
  user: 'ASSIGNED_TO',
  managers: 'MANAGERS',
  pending: 'PENDING_CHANGE',
  notes: 'NOTE',
  purchased: 'PURCHASE_DATE',
};

/** The columns of a subscription grid, in their order (MAN-10). */
export const SEAT_COLUMNS = column.columns([
  column.accessor('productName', { id: 'product', header: 'Product Edition' }),
  column.display({
    id: 'user',
    header: 'Assigned User',
    cell: ({ row }) => <AssignedUser seat={row.original} />,
  }),
  column.display({
    id: 'managers',
    header: 'Managers',
    cell: ({ row }) => <ManagerList managers={row.original.managers} />,
  }),
  column.display({
    id: 'pending',
    header: 'Pending Changes',
    cell: ({ row }) => <PendingChangeCell change={row.original.pendingChange} />,
  }),
  column.accessor('note', { id: 'notes', header: 'Notes' }),
  column.display({
    id: 'purchased',
    header: 'Purchased',
    cell: ({ row }) => <DateText date={row.original.purchaseDate} />,
  }),
  column.display({
    id: 'actions',
    header: 'Actions',
    cell: ({ row }) => <SeatActions seat={row.original} />,
  }),
]);
