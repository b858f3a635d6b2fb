import { useApolloClient } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { useNavigate } from 'react-router-dom';
import { countText } from '#domain/text/counts';
import { routes } from '../../../app/paths';
import type { SeatSelection } from '../../../app/selection-state';
import { moveInToolbar } from '../../../ui/fields/move-in-toolbar';
import { Sentence } from '../../../ui/text';
import { useSeatAction } from '../actions/seat-actions-context';
import { useAssign } from '../assign/assign-context';
import {
  type PerpetualRow_LicenseFragment,
  PerpetualRow_LicenseFragmentDoc,
} from './perpetual-list.generated';
import classes from './perpetual-section.module.css';
import { usePerpetualSelection } from './perpetual-selection';

const BAR_ID = 'perpetual-actions';

export function UpgradeBar() {
  const { chosen, clear } = usePerpetualSelection();
  const open = useOpenChosen(BAR_ID);
  const navigate = useNavigate();
  const isEmpty = chosen.length === 0;
  const start = () => {
    const state: SeatSelection = { seatIds: chosen.map(({ id }) => id) };
    // Pressed again while the page loads, it must not need a second Back.
    void navigate(routes.perpetualUpgrade, {
      state,
      replace: window.location.pathname === routes.perpetualUpgrade,
    });
  };
  return (
    <div
      id={BAR_ID}
      className={classes['upgrade']}
      role="toolbar"
      aria-label="Selected perpetual licenses"
      tabIndex={-1}
      onKeyDown={moveInToolbar}
    >
      <div className={classes['chosen']}>
        <span role="status">
          <Sentence>{upgradeHint(chosen)}</Sentence>
        </span>
        {!isEmpty && (
          <Button variant="subtle" onClick={clear}>
            Clear
          </Button>
        )}
      </div>
      <Button variant="default" disabled={isEmpty} onClick={() => open('assign')}>
        Assign User
      </Button>
      <Button variant="default" disabled={isEmpty} onClick={() => open('managers')}>
        Change Managers
      </Button>
      <Button variant="default" disabled={isEmpty} onClick={() => open('notes')}>
        Edit Notes
      </Button>
      <Button disabled={!chosen.some(({ isVersion8 }) => isVersion8)} onClick={start}>
        Upgrade to RP 9
      </Button>
    </div>
  );
}

function upgradeHint(chosen: readonly PerpetualRow_LicenseFragment[]): string {
  if (chosen.length === 0) return 'Select licenses to manage or upgrade them.';
  const selected = `${countText(chosen.length)} selected`;
  if (!chosen.some(({ isVersion8 }) => isVersion8)) return `${selected}, none of them RP 8`;
  const skipped = chosen.filter(({ upgradeEligibility }) => !upgradeEligibility.allowed).length;
  return skipped === 0 ? selected : `${selected}, ${countText(skipped)} of them cannot be upgraded`;
}

function useOpenChosen(returnTo: string): (kind: 'assign' | 'managers' | 'notes') => void {
  const { cache } = useApolloClient();
  const { chosen, clear } = usePerpetualSelection();
  const open = useSeatAction();
  const openAssign = useAssign();
  return (kind) => {
    const [first, ...others] = chosen;
    if (first && others.length === 0 && kind === 'assign') {
      // It may have been assigned since it was selected.
      const known = cache.readFragment({
        id: `PerpetualLicense:${first.id}`,
        fragment: PerpetualRow_LicenseFragmentDoc,
        fragmentName: 'PerpetualRow_license',
      });
      return openAssign(known ?? first);
    }
    open({ kind, seatIds: chosen.map(({ id }) => id), onDone: clear, returnTo });
  };
}
