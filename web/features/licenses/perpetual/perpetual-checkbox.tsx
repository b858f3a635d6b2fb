import { useEffect } from 'react';
import box from '../../../ui/checkbox.module.css';
import type { PerpetualRow_LicenseFragment } from './perpetual-list.generated';
import { usePerpetualSelection } from './perpetual-selection';

/** Selects a row, for its managers (MAN-18); it is let go when somebody is one no longer (SEAT-10). */
export function PerpetualCheckbox({ license }: { license: PerpetualRow_LicenseFragment }) {
  const { isChosen, choose } = usePerpetualSelection();
  const isLost = !license.isManager && isChosen(license);
  useEffect(() => {
    if (isLost) choose(license, false);
  }, [isLost, choose, license]);
  if (!license.isManager) return null;
  const { productName, assignedTo } = license;
  return (
    <label className={box['box']}>
      <input
        type="checkbox"
        aria-label={`Select ${productName}, ${assignedTo ?? 'unassigned'}`}
        checked={isChosen(license)}
        onChange={(event) => choose(license, event.currentTarget.checked)}
      />
    </label>
  );
}
