import { IconKey } from '@tabler/icons-react';
import { nextSeatOrder, type SeatOrder, type SeatOrderField } from '#domain/licenses/seats/sort-seats';
import type { Column, TableSort } from '../../../ui/data-table/column';
import { Tooltip } from '../../../ui/overlays/tooltip';
import { DateText } from '../../../ui/text';
import { useSeatAction } from '../actions/seat-actions-context';
import { RowMenu, seatActionsId } from '../others/row-menu';
import { SeatCheckbox } from '../selection/checkboxes';
import { AssignedUser, ManagersCell, PendingChangeCell } from './cells';
import classes from './cells.module.css';
import type { SeatRow_SeatFragment } from './seat-grid.generated';

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

export function seatSort(order: SeatOrder, onOrder: (order: SeatOrder) => void): TableSort<SeatOrderField> {
  return {
    field: order.field,
    isAscending: order.direction === 1,
    onField: (field) => onOrder(nextSeatOrder(order, field)),
  };
}

const loadItems = async () => (await import('../others/license-menu-items')).SeatMenuItems;

function SeatActions({ seat }: { seat: SeatRow_SeatFragment }) {
  if (!seat.isManager) return seat.isUsedByViewer ? <OwnOfflineKey seat={seat} /> : null;
  const label = `Actions for ${seat.assignedTo ?? `unassigned ${seat.productName}`}`;
  return <RowMenu id={seatActionsId(seat.id)} label={label} loadItems={loadItems} itemsProps={{ seat }} />;
}

function OwnOfflineKey({ seat: { id, productName } }: { seat: SeatRow_SeatFragment }) {
  const open = useSeatAction();
  const label = `Offline key of ${productName}`;
  return (
    <Tooltip label={label}>
      <button
        type="button"
        id={seatActionsId(id)}
        className={classes['actions']}
        aria-label={label}
        onClick={() => open({ kind: 'offlineKey', seatIds: [id], returnTo: seatActionsId(id) })}
      >
        <IconKey size={18} aria-hidden="true" />
      </button>
    </Tooltip>
  );
}
