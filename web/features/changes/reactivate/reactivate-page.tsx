import { Navigate } from 'react-router-dom';
import { usePart } from '../../../app/graphql/use-part';
import { managePath } from '../../../app/paths';
import { FailedPage } from '../../../ui/failed-page';
import { useGroupQuery } from '../group-query';
import { ReviewSkeleton } from '../review/review-skeleton';
import { useReactivatePageQuery } from './reactivate.generated';
import { ReactivateReview } from './reactivate-review';

const TITLE = 'Review Your Changes';

/** Where an ended subscription is brought back (REAC-03, NAV-11); without one there is nothing to do here (NAV-28). */
export function ReactivatePage() {
  const { subscriptionId, isCloud } = useGroupQuery();
  if (!subscriptionId) return <Navigate to={managePath({ cloud: isCloud })} replace />;
  return <KnownReactivation key={subscriptionId} subscriptionId={subscriptionId} />;
}

function KnownReactivation({ subscriptionId }: { subscriptionId: string }) {
  const { term } = useGroupQuery();
  const reactivation = { subscriptionId, newTerm: term, authorQuantity: 0, publisherQuantity: 0 };
  const query = useReactivatePageQuery({
    variables: { reactivation },
    errorPolicy: 'all',
    fetchPolicy: 'no-cache',
    notifyOnNetworkStatusChange: true,
  });
  const viewer = usePart(query.data?.viewer, query);
  const found = usePart(query.data?.reactivationPreview, query);
  const { isRetrying, retry: onRetry } = found;
  if (viewer.value && found.value) {
    return (
      <ReactivateReview
        title={TITLE}
        {...{ subscriptionId, isRetrying, onRetry }}
        viewer={viewer.value}
        ended={found.value.subscription}
      />
    );
  }
  if (viewer.isLoading || found.isLoading) return <ReviewSkeleton title={TITLE} rows={3} />;
  return (
    <FailedPage title={TITLE} what="The subscription could not be loaded." {...{ onRetry, isRetrying }} />
  );
}
