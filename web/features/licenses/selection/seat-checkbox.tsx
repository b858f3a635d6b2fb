import classes from '../../../ui/fields/checkbox.module.css';
import type { SeatRow_SeatFragment } from '../seats/seat-grid.generated';
import { WHY_NOT_SELECTABLE } from './selection';
import { leaveOnEnter } from './selection-bar-focus';
import { useSelection } from './selection-context';

/** Selects a row. Managers of single seats see a disabled box (MAN-18), others none. Enter leads to the actions. */
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
