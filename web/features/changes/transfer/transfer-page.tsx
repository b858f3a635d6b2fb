import { Navigate, useSearchParams } from 'react-router-dom';
import { usePart } from '../../../app/graphql/use-part';
import { managePath } from '../../../app/paths';
import { FailedPage } from '../../../ui/failed-page';
import { ReviewSkeleton } from '../review/review-skeleton';
import { useTransferPageQuery } from './transfer.generated';
import { TransferCheckout } from './transfer-checkout';
import { TRANSFER_TITLE } from './transfer-title';

/** Where a group is taken over by whom it is offered to (NAV-10, XFER-07); without one there is nothing to do here (NAV-28). */
export function TransferPage() {
  const [query] = useSearchParams();
  const subscriptionId = query.get('subId');
  if (!subscriptionId)
    return <Navigate to={managePath({ cloud: query.get('isCloud') === 'true' })} replace />;
  return <KnownTransfer key={subscriptionId} subscriptionId={subscriptionId} />;
}

function KnownTransfer({ subscriptionId }: { subscriptionId: string }) {
  const query = useTransferPageQuery({
    errorPolicy: 'all',
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  });
  const viewer = usePart(query.data?.viewer, query);
  const { isRetrying, retry: onRetry } = viewer;
  if (viewer.value)
    return <TransferCheckout {...{ subscriptionId, isRetrying, onRetry }} viewer={viewer.value} />;
  if (viewer.isLoading) return <ReviewSkeleton title={TRANSFER_TITLE} rows={3} />;
  return (
    <FailedPage
      title={TRANSFER_TITLE}
      what="The subscription could not be loaded."
      {...{ onRetry, isRetrying }}
    />
  );
}
