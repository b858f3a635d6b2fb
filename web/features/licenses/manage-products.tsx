import { NetworkStatus } from '@apollo/client';
import { Button } from '@mantine/core';
import { ErrorState } from '../../ui/error-state';
import { useManageProductsQuery } from './manage-products.generated';
import { ManageSkeleton } from './manage-skeleton';
import { NoProducts } from './no-products';
import { ProductOverview } from './product-overview';
import { StaleNotice } from './stale-notice';
import { useSeatView } from './view/use-seat-view';

/** The four states of the page: on its way, failed, nothing there, and the groups. */
export function ManageProducts() {
  const { view, variables, change } = useSeatView();
  const { data, previousData, error, networkStatus, refetch, fetchMore } = useManageProductsQuery({
    variables,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const viewer = (data ?? previousData)?.viewer;
  const retry = () => void refetch().catch(() => undefined);
  if (!viewer?.subscriptions) {
    const isRetrying = networkStatus === NetworkStatus.refetch;
    return error || isRetrying ? (
      <ErrorState
        what="Your products could not be loaded."
        retriesByItself
        onRetry={retry}
        isRetrying={isRetrying}
      />
    ) : (
      <ManageSkeleton />
    );
  }
  const { nodes, pageInfo, totalCount } = viewer.subscriptions;
  if (totalCount === 0) return <NoProducts />;
  return (
    <>
      {error && <StaleNotice onRetry={retry} />}
      <ProductOverview
        groups={nodes}
        summary={viewer.seatSummary}
        view={view}
        variables={variables}
        isUpdating={!data}
        onChange={change}
      />
      {pageInfo.hasNextPage && (
        <Button
          variant="default"
          onClick={() => void fetchMore({ variables: { after: pageInfo.endCursor } })}
        >
          Show more groups
        </Button>
      )}
    </>
  );
}
