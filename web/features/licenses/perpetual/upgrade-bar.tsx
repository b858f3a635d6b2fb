import { Button } from '@mantine/core';
import { useNavigate } from 'react-router-dom';
import { routes } from '../../../app/paths';
import type { SeatSelection } from '../../../app/selection-state';
import type { PerpetualRow_LicenseFragment } from './perpetual-list.generated';
import classes from './perpetual-section.module.css';
import { usePerpetualSelection } from './perpetual-selection';

/** How many licenses are selected, what an upgrade would leave out, and the way to it (MAN-19, D-121). */
export function UpgradeBar() {
  const { chosen, clear } = usePerpetualSelection();
  const navigate = useNavigate();
  const start = () => {
    const state: SeatSelection = { seatIds: chosen.map(({ id }) => id) };
    void navigate(routes.perpetualUpgrade, { state });
  };
  return (
    <div className={classes['upgrade']} role="toolbar" aria-label="Selected perpetual licenses">
      <span role="status">{upgradeHint(chosen)}</span>
      {chosen.length > 0 && (
        <Button variant="subtle" onClick={clear}>
          Clear
        </Button>
      )}
      <Button disabled={!chosen.some(({ isVersion8 }) => isVersion8)} onClick={start}>
        Upgrade to RP 9
      </Button>
    </div>
  );
}

function upgradeHint(chosen: readonly PerpetualRow_LicenseFragment[]): string {
  if (chosen.length === 0) return 'Select RP 8 licenses to upgrade them.';
  const selected = `${chosen.length} selected`;
  if (!chosen.some(({ isVersion8 }) => isVersion8)) return `${selected}, none of them RP 8`;
  const skipped = chosen.filter(({ upgradeEligibility }) => !upgradeEligibility.allowed).length;
  return skipped === 0 ? selected : `${selected}, ${skipped} of them cannot be upgraded`;
}
