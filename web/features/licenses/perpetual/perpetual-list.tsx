import { Card } from '../../../ui/card';
import { EmptyState } from '../../../ui/empty-state';
import { ErrorState } from '../../../ui/error-state';
import stale from '../../../ui/stale.module.css';
import { LicenseGrid } from '../others/license-grid';
import { MoreRows } from '../others/more-rows';
import { PERPETUAL_COLUMNS } from './perpetual-columns';
import { usePerpetualLicensesQuery } from './perpetual-list.generated';
import { useShownKey } from './use-shown-key';
import { ViewKeyDialog } from './view-key-dialog';

const FIRST = 100;
const LARGEST_PAGE = 500;

/** The perpetual licenses that a search finds; while it is under way, what was found before. */
export function PerpetualList({ search }: { search: string }) {
  const variables = { search, first: FIRST };
  const { data, previousData, error, loading, refetch, fetchMore } = usePerpetualLicensesQuery({ variables });
  const [shownKey, showKey] = useShownKey();
  const licenses = (data ?? previousData)?.viewer?.perpetualLicenses;
  if (error || !licenses) {
    return (
      <Card>
        <ErrorState
          what="Your perpetual licenses could not be loaded."
          retriesByItself
          isRetrying={loading}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      </Card>
    );
  }
  const { nodes, pageInfo, totalCount } = licenses;
  const shown = nodes.find(({ id }) => id === shownKey);
  const more = () => fetchMore({ variables: { first: LARGEST_PAGE, after: pageInfo.endCursor } });
  return (
    <Card flush>
      <div className={data ? undefined : stale['stale']} aria-busy={!data}>
        {totalCount === 0 ? (
          <EmptyState title="No keys match">Search for another licensee or part of a key.</EmptyState>
        ) : (
          <LicenseGrid
            rows={nodes}
            columns={PERPETUAL_COLUMNS}
            totalCount={totalCount}
            label="Perpetual licenses"
          />
        )}
        <MoreRows loaded={nodes.length} total={totalCount} noun="licenses" onMore={more} />
      </div>
      {shown?.key && <ViewKeyDialog license={shown} licenseKey={shown.key} onClose={() => showKey(null)} />}
    </Card>
  );
}
