import { useMediaQuery } from '@mantine/hooks';
import { IconChevronDown } from '@tabler/icons-react';
import { MenuOnDemand } from '../../../ui/menu-on-demand';
import type { SeatActionKind } from '../actions/seat-action';
import { useOpenSelected } from '../actions/use-open-selected';
import { useMayUncancel } from '../cancel/use-may-uncancel';
import { seatCount } from './selection';
import classes from './selection-bar.module.css';
import { SELECTION_BAR_ID } from './selection-bar-focus';
import { useSelection } from './selection-context';

interface BarAction {
  kind: SeatActionKind;
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
const MORE: readonly BarAction[] = [
  { kind: 'notes', title: 'Edit Notes' },
  { kind: 'cancel', title: 'Cancel' },
];
const UNCANCEL: BarAction = { kind: 'uncancel', title: 'Uncancel' };
const TRANSFER: BarAction = { kind: 'transfer', title: 'Transfer Ownership' };
const OFFLINE_KEY: BarAction = { kind: 'offlineKey', title: 'Send Offline Key' };
const NARROW = '(max-width: 900px)';

/**
 * What can be done with the selected rows; disabled while nothing is selected (MAN-17): then it stands below the groups,
 * and floats over them once something is. A small screen has no room for all of it: the rest is in the menu.
 */
export function SelectionBar() {
  const { selection, clear } = useSelection();
  const open = useOpenSelected();
  const mayUncancel = useMayUncancel();
  const isNarrow = useMediaQuery(NARROW, false, { getInitialValueInEffect: false });
  const count = seatCount(selection);
  const isEmpty = count === 0;
  // A key is one person's (D-63).
  const rest = [
    ...MORE,
    { ...UNCANCEL, isDisabled: !mayUncancel },
    TRANSFER,
    { ...OFFLINE_KEY, isDisabled: count !== 1 },
  ];
  const more = isNarrow ? [...CHANGES, ...rest] : rest;
  return (
    <div className={classes['place']} data-floats={!isEmpty}>
      <div
        id={SELECTION_BAR_ID}
        className={classes['bar']}
        role="toolbar"
        aria-label="Selected seats"
        tabIndex={-1}
      >
        <span className={classes['count']} role="status">
          {count.toLocaleString('en-US')} selected
        </span>
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
              <IconChevronDown size={15} aria-hidden="true" />
            </button>
          }
        />
        <button type="button" aria-disabled={isEmpty} onClick={clear}>
          Clear
        </button>
      </div>
    </div>
  );
}
