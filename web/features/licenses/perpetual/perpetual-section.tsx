import { useSearchParams } from 'react-router-dom';
import { SearchField } from '../../../ui/fields/search-field';
import { useSearchText } from '../../../ui/fields/use-search-text';
import section from '../groups/group-sections.module.css';
import { PerpetualList } from './perpetual-list';
import classes from './perpetual-section.module.css';
import { PerpetualSelectionProvider } from './perpetual-selection';
import { UpgradeBar } from './upgrade-bar';
import type { UpgradeCodeList_CodesFragment } from './upgrade-code-list.generated';
import { UpgradeCodes } from './upgrade-codes';

interface PerpetualSectionProps {
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

function useKeySearch() {
  const [params, setParams] = useSearchParams();
  const current = params.get('keys') ?? '';
  const field = useSearchText(current, (text) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (text === '') next.delete('keys');
        else next.set('keys', text);
        return next;
      },
      { replace: true, preventScrollReset: true },
    ),
  );
  return { current: current.trim(), field };
}
