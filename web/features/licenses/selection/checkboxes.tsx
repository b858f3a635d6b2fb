import classes from '../../../ui/fields/checkbox.module.css';
import type { SeatRow_SeatFragment } from '../seats/seat-grid.generated';
import { WHY_NOT_SELECTABLE } from './selection';
import { leaveOnEnter } from './selection-bar-focus';
import { useSelection } from './selection-context';
import { type SelectAllOf, useSelectAll } from './use-select-all';

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

export function GroupCheckbox({ of }: { of: SelectAllOf }) {
  const { group, seats, variables } = of;
  const canSelect = useSelection().isSelectable(group.id);
  const { state, isBusy, toggle } = useSelectAll(of);
  if (!canSelect && !seats.nodes.some(({ isManager }) => isManager)) return null;
  const count = (canSelect ? seats.selectableCount : seats.totalCount).toLocaleString('en-US');
  return (
    <label className={classes['box']} title={canSelect ? undefined : WHY_NOT_SELECTABLE}>
      <input
        ref={(input) => {
          if (input) input.indeterminate = state === 'some';
        }}
        type="checkbox"
        aria-label={`Select ${variables.filter ? `the ${count} seats found` : `all ${count} seats`} of Group ${group.number}`}
        aria-busy={isBusy}
        checked={state === 'all'}
        disabled={!canSelect || seats.selectableCount === 0}
        onChange={() => !isBusy && void toggle()}
        onKeyDown={leaveOnEnter}
      />
    </label>
  );
}
