import type { ReactNode } from 'react';
import type { SeatOrderField } from '../../../schema.generated';
import { DateText } from '../../../ui/date-text';
import { SeatCheckbox } from '../selection/seat-checkbox';
import { AssignedUser } from './assigned-user';
import { ManagersCell } from './managers-cell';
import { PendingChangeCell } from './pending-change-cell';
import { SeatActions } from './seat-actions';
import type { SeatRow_SeatFragment } from './seat-grid.generated';

export interface SeatColumn {
  id: string;
  title: string;
  /** What the gateway sorts by; null for a column that cannot be sorted. */
  orderBy: SeatOrderField | null;
  cell: (seat: SeatRow_SeatFragment) => ReactNode;
}

/** The columns of a subscription grid, in their order (MAN-10). */
export const SEAT_COLUMNS: readonly SeatColumn[] = [
  { id: 'select', title: 'Select', orderBy: null, cell: (seat) => <SeatCheckbox seat={seat} /> },
  { id: 'product', title: 'Product Edition', orderBy: 'PRODUCT', cell: (seat) => seat.productName },
  {
    id: 'user',
    title: 'Assigned User',
    orderBy: 'ASSIGNED_TO',
    cell: (seat) => <AssignedUser seat={seat} />,
  },
  {
    id: 'managers',
    title: 'Managers',
    orderBy: 'MANAGERS',
    cell: (seat) => <ManagersCell license={seat} />,
  },
  {
    id: 'pending',
    title: 'Pending Changes',
    orderBy: 'PENDING_CHANGE',
    cell: (seat) => <PendingChangeCell change={seat.pendingChange} />,
  },
  {
    id: 'notes',
    title: 'Notes',
    orderBy: 'NOTE',
    cell: (seat) => <span title={seat.note}>{seat.note}</span>,
  },
  {
    id: 'purchased',
    title: 'Purchased',
    orderBy: 'PURCHASE_DATE',
    cell: (seat) => <DateText date={seat.purchaseDate} />,
  },
  { id: 'actions', title: 'Actions', orderBy: null, cell: (seat) => <SeatActions seat={seat} /> },
];
