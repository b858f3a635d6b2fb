import { IconDots } from '@tabler/icons-react';
import { MenuOnDemand } from '../../../ui/menu-on-demand';
import { Tooltip } from '../../../ui/tooltip';
import classes from './cells.module.css';
import { seatActionsId } from './seat-actions-id';
import type { SeatRow_SeatFragment } from './seat-grid.generated';

/** The menu of a row, for its managers (MAN-29). */
export function SeatActions({ seat }: { seat: SeatRow_SeatFragment }) {
  if (!seat.isManager) return null;
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
