import { IconKey } from '@tabler/icons-react';
import { nextSeatOrder, type SeatOrder, type SeatOrderField } from '#domain/licenses/seats/sort-seats';
import { countText } from '#domain/text/counts';
import type { Column, TableSort } from '../../../ui/data-table/column';
import { Tooltip } from '../../../ui/overlays/tooltip';
import { useSeatAction } from '../actions/seat-actions-context';
import { RowMenu, seatActionsId } from '../others/row-menu';
import { SeatCheckbox } from '../selection/checkboxes';
import { ACTIONS, AssignedUser, managersColumn, NOTES, PendingChangeCell, PURCHASED } from './cells';
import classes from './cells.module.css';
import type { SeatRow_SeatFragment } from './seat-grid.generated';
import { usePlaceInName } from './seat-place';

/** Screen readers tell unassigned seats of one product apart by position only. */
const placeOf = (position: number) => `seat ${countText(position)}`;

export const SEAT_COLUMNS: readonly Column<SeatRow_SeatFragment, SeatOrderField>[] = [
  {
    id: 'select',
    title: 'Select',
    width: 42,
    inCard: 'check',
    cell: (seat, position) => <SeatCheckbox seat={seat} place={placeOf(position)} />,
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
    cell: (seat, position) => <AssignedUser seat={seat} place={placeOf(position)} />,
  },
  { ...managersColumn(placeOf), orderBy: 'MANAGERS' },
  {
    id: 'pending',
    title: 'Pending Changes',
    inCard: 'line',
    isEmpty: ({ pendingChange }) => pendingChange.text === 'None',
    orderBy: 'PENDING_CHANGE',
    cell: ({ pendingChange }) => <PendingChangeCell change={pendingChange} />,
  },
  { ...NOTES, orderBy: 'NOTE' },
  { ...PURCHASED, width: 104, orderBy: 'PURCHASE_DATE' },
  {
    ...ACTIONS,
    width: 68,
    isEmpty: ({ isManager, isUsedByViewer }) => !isManager && !isUsedByViewer,
    cell: (seat, position) => <SeatActions seat={seat} place={placeOf(position)} />,
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

function SeatActions({ seat, place }: { seat: SeatRow_SeatFragment; place: string }) {
  const where = usePlaceInName(seat, place);
  if (!seat.isManager) return seat.isUsedByViewer ? <OwnOfflineKey seat={seat} where={where} /> : null;
  const label = `Actions for ${seat.assignedTo ?? `unassigned ${seat.productName}`}${where}`;
  return <RowMenu id={seatActionsId(seat.id)} label={label} loadItems={loadItems} itemsProps={{ seat }} />;
}

function OwnOfflineKey({ seat: { id, productName }, where }: { seat: SeatRow_SeatFragment; where: string }) {
  const open = useSeatAction();
  const label = `Offline key of ${productName}${where}`;
  return (
    <Tooltip label={label}>
      <button
        type="button"
        id={seatActionsId(id)}
        className={classes['actions']}
        aria-label={label}
        onClick={() => open({ kind: 'offlineKey', seatIds: [id], returnTo: seatActionsId(id) })}
      >
        <IconKey size="1.125rem" aria-hidden="true" />
      </button>
    </Tooltip>
  );
}
