import { NetworkStatus } from '@apollo/client';
import { Button } from '@mantine/core';
import { ErrorState } from '../../../ui/error-state';
import { NoProducts } from '../no-products';
import { StaleNotice } from '../stale-notice';
import { CloudGroups } from './cloud-groups';
import { useCloudProductsQuery } from './cloud-products.generated';
import { CloudSkeleton } from './cloud-skeleton';

/** The four states of the cloud tab: on its way, failed, nothing there, and the groups. */
export function CloudProducts() {
  const { data, previousData, error, networkStatus, refetch, fetchMore } = useCloudProductsQuery({
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const groups = (data ?? previousData)?.viewer?.cloudGroups;
  const retry = () => void refetch().catch(() => undefined);
  if (!groups) {
    const isRetrying = networkStatus === NetworkStatus.refetch;
    return error || isRetrying ? (
      <ErrorState
        what="Your cloud products could not be loaded."
        retriesByItself
        onRetry={retry}
        isRetrying={isRetrying}
      />
    ) : (
      <CloudSkeleton />
    );
  }
  const { nodes, pageInfo, totalCount } = groups;
  if (totalCount === 0) {
    return (
      <NoProducts title="You have no cloud products yet" type="cfb">
        Publish, review and hand off prototypes with your whole company on Axure Cloud.
      </NoProducts>
    );
  }
  return (
    <>
      {error && <StaleNotice onRetry={retry} />}
      <CloudGroups groups={nodes} />
      {pageInfo.hasNextPage && (
        <Button
          variant="default"
          mt="md"
          onClick={() => void fetchMore({ variables: { after: pageInfo.endCursor } })}
        >
          Show more groups
        </Button>
      )}
    </>
  );
}
