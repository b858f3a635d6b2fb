import { useApolloClient } from '@apollo/client/react';
import { seatsText } from '#domain/text/counts';
import { TickBox } from '../../../ui/fields/tick-box';
import { useTask } from '../../../ui/overlays/use-task';
import type { SeatGrid_SeatsFragment, SeatRow_SeatFragment } from '../seats/seat-grid.generated';
import { usePlaceInName } from '../seats/seat-place';
import type { SeatVariables } from '../view/seat-view';
import { SeatIdsDocument } from './select-all.generated';
import { WHY_NOT_SELECTABLE } from './selection';
import { leaveOnEnter } from './selection-bar-focus';
import { useRowOrder, useSelection } from './selection-context';

/** Shift selects a range, Enter moves to the actions, Shift with arrows extends (MAN-18). */
export function SeatCheckbox({ seat, place }: { seat: SeatRow_SeatFragment; place: string }) {
  const { selection, isSelectable, selectRow } = useSelection();
  const order = useRowOrder();
  const rows = () => order.filter((row) => row.isSelectable).map((row) => row.id);
  const { id, subscriptionId, productName, assignedTo } = seat;
  const where = usePlaceInName(seat, place);
  const canSelect = isSelectable(subscriptionId) && seat.isSelectable;
  if (!canSelect && !seat.isManager) return null;
  return (
    <TickBox
      data-paper="off"
      title={canSelect ? undefined : WHY_NOT_SELECTABLE}
      aria-label={`Select ${productName}, ${assignedTo ?? 'unassigned'}${where}`}
      checked={selection.get(subscriptionId)?.has(id) ?? false}
      disabled={!canSelect}
      id={checkboxId(id)}
      onChange={({ currentTarget, nativeEvent }) => {
        const isRange = nativeEvent instanceof MouseEvent && nativeEvent.shiftKey;
        selectRow(seat, currentTarget.checked, isRange ? rows() : undefined);
      }}
      onKeyDown={(event) => {
        leaveOnEnter(event);
        const step = event.shiftKey ? STEPS[event.key] : undefined;
        const next = step && rows()[rows().indexOf(id) + step];
        if (next === undefined) return;
        event.preventDefault();
        selectRow({ id, subscriptionId }, true);
        selectRow({ id: next, subscriptionId }, true);
        document.getElementById(checkboxId(next))?.focus();
      }}
    />
  );
}

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

const checkboxId = (seatId: string) => `select-${seatId}`;

export function GroupCheckbox({ of }: { of: SelectAllOf }) {
  const { group, seats, variables } = of;
  const canSelect = useSelection().isSelectable(group.id);
  const { state, isBusy, toggle } = useSelectAll(of);
  if (!canSelect && !seats.nodes.some(({ isManager }) => isManager)) return null;
  const count = seatsText(canSelect ? seats.selectableCount : seats.totalCount);
  return (
    <TickBox
      data-paper="off"
      title={canSelect ? undefined : WHY_NOT_SELECTABLE}
      isMixed={state === 'some'}
      aria-label={`Select ${variables.filter ? `the ${count} found` : `all ${count}`} of ${group.name}`}
      aria-busy={isBusy}
      checked={state === 'all'}
      disabled={!canSelect || seats.selectableCount === 0}
      onChange={() => !isBusy && void toggle()}
      onKeyDown={leaveOnEnter}
    />
  );
}

interface SelectAllOf {
  group: { id: string; name: string };
  seats: SeatGrid_SeatsFragment;
  variables: SeatVariables;
}

/** Loads only the ids of seats that are not on the page. */
function useSelectAll({ group, seats, variables }: SelectAllOf) {
  const client = useApolloClient();
  const { selection, select } = useSelection();
  const { run, isBusy } = useTask(
    `The seats of ${group.name} could not be selected: the service is not answering.`,
  );
  const chosen = selection.get(group.id);
  const shown = seats.nodes.filter(({ isSelectable }) => isSelectable);
  const areShownChosen = shown.length > 0 && shown.every(({ id }) => chosen?.has(id));
  const isAll = areShownChosen && (chosen?.size ?? 0) >= seats.selectableCount;
  const state = isAll ? 'all' : chosen ? 'some' : 'none';

  const matching = async (): Promise<readonly string[]> => {
    if (seats.nodes.length === seats.totalCount) return shown.map(({ id }) => id);
    const { data } = await client.query({
      query: SeatIdsDocument,
      variables: { subscriptionId: group.id, ...variables },
      fetchPolicy: 'no-cache',
    });
    return data?.viewer?.subscription?.seats.selectableIds ?? [];
  };

  const toggle = () => run(async () => select(group.id, await matching(), state !== 'all'));

  return { state, isBusy, toggle } as const;
}
