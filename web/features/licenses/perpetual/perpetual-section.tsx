import { useSearchParams } from 'react-router-dom';
import { SearchField } from '../../../ui/fields/search-field';
import { useSearchText } from '../../../ui/fields/use-search-text';
import { withParams } from '../../../ui/query-params';
import section from '../groups/group-sections.module.css';
import { LicenseCard } from '../others/license-list';
import { FIRST_LICENSES, PerpetualList } from './perpetual-list';
import { usePerpetualLicensesQuery } from './perpetual-list.generated';
import classes from './perpetual-section.module.css';
import { PerpetualSelectionProvider } from './perpetual-selection';
import { UpgradeBar } from './upgrade-bar';
import { UPGRADE_CODE_COLUMNS } from './upgrade-code-columns';
import { MoreUpgradeCodesDocument, type UpgradeCodeList_CodesFragment } from './upgrade-code-list.generated';

interface PerpetualSectionProps {
  hasLicenses: boolean;
  codes: UpgradeCodeList_CodesFragment | null;
}

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
  const mayManageSome = useMayManageSome();
  return (
    <>
      <div className={classes['bar']}>
        <SearchField label="Search Keys" search={search.field} />
        {mayManageSome && <UpgradeBar />}
      </div>
      <PerpetualList search={search.current} />
    </>
  );
}

/** False if no license may be managed. Owners may become managers, and unloaded licenses may be managed. */
function useMayManageSome(): boolean {
  const variables = { search: '', first: FIRST_LICENSES };
  const { data } = usePerpetualLicensesQuery({ variables, fetchPolicy: 'cache-only' });
  const licenses = data?.viewer?.perpetualLicenses;
  if (!licenses || licenses.pageInfo.hasNextPage) return true;
  return licenses.nodes.some(({ managersEligibility }) => managersEligibility.allowed);
}

function useKeySearch() {
  const [params, setParams] = useSearchParams();
  const current = params.get('keys') ?? '';
  const field = useSearchText(current, (text) =>
    setParams((before) => withParams(before, { keys: text }), { replace: true, preventScrollReset: true }),
  );
  return { current: current.trim(), field };
}

function UpgradeCodes({ codes }: { codes: UpgradeCodeList_CodesFragment }) {
  return (
    <>
      <h3>Upgrade Codes</h3>
      <LicenseCard
        list={codes}
        further={MoreUpgradeCodesDocument}
        columns={UPGRADE_CODE_COLUMNS}
        label="Upgrade codes"
        noun="codes"
      />
    </>
  );
}
