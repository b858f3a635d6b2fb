import { IconDots } from '@tabler/icons-react';
import { MenuOnDemand } from '../../../ui/menu-on-demand';
import classes from './cells.module.css';
import type { SeatRow_SeatFragment } from './seat-grid.generated';

/** The menu of a row, for its managers (MAN-29). */
export function SeatActions({ seat }: { seat: SeatRow_SeatFragment }) {
  if (!seat.isManager) return null;
  return (
    <MenuOnDemand
      width={220}
      loadItems={() => import('./seat-menu-items').then((module) => module.SeatMenuItems)}
      itemsProps={{ seat }}
      button={
        <button
          type="button"
          className={classes['actions']}
          aria-label={`Actions for ${seat.assignedTo ?? `unassigned ${seat.productName}`}`}
        >
          <IconDots size={18} aria-hidden="true" />
        </button>
      }
    />
  );
}
