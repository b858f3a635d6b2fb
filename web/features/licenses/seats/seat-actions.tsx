import { IconKey } from '@tabler/icons-react';
import { Tooltip } from '../../../ui/overlays/tooltip';
import { useSeatAction } from '../actions/seat-actions-context';
import { RowMenu, seatActionsId } from '../others/row-menu';
import classes from './cells.module.css';
import type { SeatRow_SeatFragment } from './seat-grid.generated';

const loadItems = async () => (await import('./seat-menu-items')).SeatMenuItems;

/** The menu of a row, for its managers (MAN-29); for whoever only uses the seat, the way to its offline key (D-91). */
export function SeatActions({ seat }: { seat: SeatRow_SeatFragment }) {
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
