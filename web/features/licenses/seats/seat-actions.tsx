import { IconDots } from '@tabler/icons-react';
import { lazy, useMemo } from 'react';
import { MenuOnDemand } from '../../../ui/menu-on-demand';
import classes from './cells.module.css';
import type { SeatRow_SeatFragment } from './seat-grid.generated';

const SeatMenuItems = lazy(() =>
  import('./seat-menu-items').then((module) => ({ default: module.SeatMenuItems })),
);

/** The menu of a row, for its managers (MAN-29). */
export function SeatActions({ seat }: { seat: SeatRow_SeatFragment }) {
  const items = useMemo(() => () => <SeatMenuItems seat={seat} />, [seat]);
  if (!seat.isManager) return null;
  return (
    <MenuOnDemand
      width={220}
      items={items}
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
