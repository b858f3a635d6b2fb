import { Navigate, useParams, useSearchParams } from 'react-router-dom';
import { usePart } from '../../../app/graphql/use-part';
import { managePath } from '../../../app/paths';
import { FailedPage } from '../../../ui/failed-page';
import { ReviewSkeleton } from '../review/review-skeleton';
import { RetryCheckout } from './retry-checkout';
import { useRetryPageQuery } from './retry-page.generated';
import { RETRY_TITLE } from './retry-title';

/** Where the owner of a past-due group makes its failed payment good (NAV-12, PAY-05). */
export function RetryPage() {
  const { subscriptionId = '' } = useParams();
  const [query] = useSearchParams();
  const isCloud = query.get('isCloud') === 'true';
  const asked = useRetryPageQuery({
    variables: { subscriptionId },
    errorPolicy: 'all',
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  });
  const retry = usePart(asked.data?.retry, asked);
  const viewer = usePart(asked.data?.viewer, asked);

  if (retry.value && viewer.value) {
    return (
      <RetryCheckout
        key={subscriptionId}
        {...{ subscriptionId, isCloud }}
        viewer={viewer.value}
        group={retry.value.group}
        isRetrying={viewer.isRetrying}
        onRetry={viewer.retry}
      />
    );
  }
  if (retry.isLoading || viewer.isLoading) return <ReviewSkeleton title={RETRY_TITLE} rows={5} />;
  if (asked.data?.viewer === null && !asked.error) return <Navigate to={managePath()} replace />;
  return (
    <FailedPage
      title={RETRY_TITLE}
      what="The subscription could not be loaded."
      onRetry={retry.retry}
      isRetrying={retry.isRetrying}
    />
  );
}
