import { IconDots, IconKey } from '@tabler/icons-react';
import { MenuOnDemand } from '../../../ui/menu-on-demand';
import { Tooltip } from '../../../ui/tooltip';
import { useSeatAction } from '../actions/seat-actions-context';
import classes from './cells.module.css';
import { seatActionsId } from './seat-actions-id';
import type { SeatRow_SeatFragment } from './seat-grid.generated';

/** The menu of a row, for its managers (MAN-29); for whoever only uses the seat, the way to its offline key (D-91). */
export function SeatActions({ seat }: { seat: SeatRow_SeatFragment }) {
  if (!seat.isManager) return seat.isUsedByViewer ? <OwnOfflineKey seat={seat} /> : null;
  const label = `Actions for ${seat.assignedTo ?? `unassigned ${seat.productName}`}`;
  return (
    <Tooltip label={label}>
      <MenuOnDemand
        width={220}
        loadItems={() => import('./seat-menu-items').then((module) => module.SeatMenuItems)}
        itemsProps={{ seat }}
        button={
          <button type="button" id={seatActionsId(seat.id)} className={classes['actions']} aria-label={label}>
            <IconDots size={18} aria-hidden="true" />
          </button>
        }
      />
    </Tooltip>
  );
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
