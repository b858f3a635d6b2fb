import classes from '../../../ui/checkbox.module.css';
import type { SeatRow_SeatFragment } from '../seats/seat-grid.generated';
import { leaveOnEnter } from './selection-bar-focus';
import { useSelection } from './selection-context';
import { WHY_NOT_SELECTABLE } from './why-not-selectable';

/**
 * Selects a row. Whoever manages the seat but not the whole group sees that rows can be selected, though not these
 * (MAN-18); whoever manages nothing sees no box. Enter leads to what can be done with the selection.
 */
export function SeatCheckbox({ seat }: { seat: SeatRow_SeatFragment }) {
  const { selection, isSelectable, select } = useSelection();
  const { id, subscriptionId, productName, assignedTo } = seat;
  const canSelect = isSelectable(subscriptionId) && seat.isSelectable;
  if (!canSelect && !seat.isManager) return null;
  return (
    <label className={classes['box']} title={canSelect ? undefined : WHY_NOT_SELECTABLE}>
      <input
        type="checkbox"
        aria-label={`Select ${productName}, ${assignedTo ?? 'unassigned'}`}
        checked={selection.get(subscriptionId)?.has(id) ?? false}
        disabled={!canSelect}
        onChange={(event) => select(subscriptionId, [id], event.currentTarget.checked)}
        onKeyDown={leaveOnEnter}
      />
    </label>
  );
}
