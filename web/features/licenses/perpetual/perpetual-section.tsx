import { SearchField } from '../../../ui/search-field';
import section from '../groups/group-sections.module.css';
import { PerpetualList } from './perpetual-list';
import classes from './perpetual-section.module.css';
import { PerpetualSelectionProvider } from './perpetual-selection';
import { UpgradeBar } from './upgrade-bar';
import type { UpgradeCodeList_CodesFragment } from './upgrade-code-list.generated';
import { UpgradeCodes } from './upgrade-codes';
import { useKeySearch } from './use-key-search';

interface PerpetualSectionProps {
  /** Whether there are perpetual licenses, whatever is searched for. */
  hasLicenses: boolean;
  codes: UpgradeCodeList_CodesFragment | null;
}

/** `RP Perpetual Licenses` with their upgrade codes (PERP-01). */
export function PerpetualSection({ hasLicenses, codes }: PerpetualSectionProps) {
  return (
    <section className={`${section['section']} ${classes['section']}`} aria-label="RP Perpetual Licenses">
      <h2>RP Perpetual Licenses</h2>
      {hasLicenses && (
        <PerpetualSelectionProvider>
          <Licenses />
        </PerpetualSelectionProvider>
      )}
      {codes && codes.totalCount > 0 && <UpgradeCodes codes={codes} />}
    </section>
  );
}

function Licenses() {
  const search = useKeySearch();
  return (
    <>
      <div className={classes['bar']}>
        <SearchField label="Search Keys" search={search.field} />
        <UpgradeBar />
      </div>
      <PerpetualList search={search.current} />
    </>
  );
}
