import { useApolloClient } from '@apollo/client/react';
import { IconChevronDown } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { countText } from '#domain/text/counts';
import { useOfferCommands } from '../../../app/palette/commands';
import { routes } from '../../../app/paths';
import type { SeatSelection } from '../../../app/selection-state';
import { useNarrow } from '../../../ui/data-table/data-table';
import { moveInToolbar } from '../../../ui/fields/move-in-toolbar';
import { MenuOnDemand } from '../../../ui/overlays/menu-on-demand';
import type { BarActionKind } from '../actions/seat-action';
import { useSeatAction } from '../actions/seat-actions-context';
import { useAssign } from '../assign/assign-context';
import { type SeatRow_SeatFragment, SeatRow_SeatFragmentDoc } from '../seats/seat-grid.generated';
import { seatCount, selectedIds } from './selection';
import classes from './selection-bar.module.css';
import { SELECTION_BAR_ID, useFocusBack, useFocusInSight } from './selection-bar-focus';
import { useSelection } from './selection-context';

interface BarAction {
  kind: BarActionKind;
  title: string;
}

const FIRST: readonly BarAction[] = [
  { kind: 'assign', title: 'Assign User' },
  { kind: 'managers', title: 'Change Managers' },
];
const CHANGES: readonly BarAction[] = [
  { kind: 'edition', title: 'Change Edition' },
  { kind: 'term', title: 'Change Billing Term' },
];
const WHAT_IF: BarAction = { kind: 'whatIf', title: 'Compare What If…' };
const NOTES: BarAction = { kind: 'notes', title: 'Edit Notes' };
const CANCEL: BarAction = { kind: 'cancel', title: 'Cancel Seats…' };
const UNCANCEL: BarAction = { kind: 'uncancel', title: 'Uncancel' };
const TRANSFER: BarAction = { kind: 'transfer', title: 'Transfer Ownership' };
const OFFLINE_KEY: BarAction = { kind: 'offlineKey', title: 'Send Offline Key' };

interface ListedGroup {
  readonly seats: { readonly nodes: readonly { readonly id: string; readonly isUncancelOffered: boolean }[] };
}

export function SelectionBar({ groups }: { groups: readonly ListedGroup[] }) {
  const { selection, ownsSome, clear } = useSelection();
  const open = useOpenSelected();
  const mayUncancel = useMayUncancel(groups);
  const isNarrow = useNarrow(900);
  const count = seatCount(selection);
  const isEmpty = count === 0;
  useFocusInSight(!isEmpty);
  const focusBack = useFocusBack(isEmpty);
  // A key belongs to one person (D-63).
  const rest = [
    ...(ownsSome ? [WHAT_IF] : []),
    NOTES,
    { ...UNCANCEL, isDisabled: !mayUncancel },
    TRANSFER,
    { ...OFFLINE_KEY, isDisabled: count !== 1 },
    CANCEL,
  ];
  useOfferCommands(
    [...FIRST, ...CHANGES, ...rest]
      .filter((action) => !isEmpty && !('isDisabled' in action && action.isDisabled))
      .map(({ kind, title }) => ({
        section: 'Selected seats',
        label: title,
        hint: `${countText(count)} selected`,
        target: () => open(kind),
      })),
  );
  const clearButton = (
    <button type="button" aria-disabled={isEmpty} onClick={clear}>
      Clear
    </button>
  );
  const more = isNarrow ? [...CHANGES, ...rest] : rest;
  return (
    <div className={classes['place']} data-floats={!isEmpty} data-paper="off">
      <div
        id={SELECTION_BAR_ID}
        className={classes['bar']}
        role="toolbar"
        aria-label="Selected seats"
        tabIndex={-1}
        {...focusBack}
        onKeyDown={moveInToolbar}
      >
        <span className={classes['count']} role="status">
          {countText(count)} selected
        </span>
        {/* Beside the count, it needs no line of its own on a phone. */}
        {isNarrow && clearButton}
        {(isNarrow ? FIRST : [...FIRST, ...CHANGES]).map(({ kind, title }) => (
          <button key={kind} type="button" disabled={isEmpty} onClick={() => open(kind)}>
            {title}
          </button>
        ))}
        <MenuOnDemand
          width={220}
          loadItems={() => import('./more-actions-items').then((module) => module.MoreActionsItems)}
          itemsProps={{ actions: more, onChoose: open }}
          button={
            <button type="button" disabled={isEmpty}>
              More Actions
              <IconChevronDown size="0.9375rem" aria-hidden="true" />
            </button>
          }
        />
        {!isNarrow && clearButton}
      </div>
    </div>
  );
}

/** Some selected seat can be uncanceled, or is not on the page, so that it is unknown here (T-16). */
function useMayUncancel(groups: readonly ListedGroup[]): boolean {
  const { selection } = useSelection();
  const offers = useMemo(() => {
    const seats = groups.flatMap((group) => group.seats.nodes);
    return new Map(seats.map(({ id, isUncancelOffered }) => [id, isUncancelOffered]));
  }, [groups]);
  return selectedIds(selection).some((id) => offers.get(id) ?? true);
}

function useOpenSelected(): (kind: BarActionKind) => void {
  const { selection, clear } = useSelection();
  const open = useSeatAction();
  const openAssign = useAssign();
  const knownSeat = useKnownSeat();
  const navigate = useNavigate();
  return (kind) => {
    const seatIds = selectedIds(selection);
    if (kind === 'whatIf') {
      const state: SeatSelection = { seatIds };
      void navigate(routes.whatIf, { state });
      return;
    }
    // A single seat has its own dialog (SEAT-06).
    const seat = kind === 'assign' && seatIds.length === 1 ? knownSeat(seatIds[0]) : null;
    if (seat) openAssign(seat);
    else open({ kind, seatIds, onDone: clear });
  };
}

function useKnownSeat(): (seatId: string | undefined) => SeatRow_SeatFragment | null {
  const { cache } = useApolloClient();
  return (seatId) =>
    seatId === undefined
      ? null
      : cache.readFragment({
          id: `Seat:${seatId}`,
          fragment: SeatRow_SeatFragmentDoc,
          fragmentName: 'SeatRow_seat',
        });
}
