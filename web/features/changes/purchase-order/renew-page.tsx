import { Navigate, useSearchParams } from 'react-router-dom';
import { usePart } from '../../../app/graphql/use-part';
import { managePath } from '../../../app/paths';
import { FailedPage } from '../../../ui/failed-page';
import { TITLE } from '../change-title';
import { useGroupQuery } from '../group-query';
import { ReviewSkeleton } from '../review/review-skeleton';
import { RenewCheckout } from './renew-checkout';
import { useRenewPageQuery } from './renew-page.generated';

/** Where a purchase order is renewed, or set to renew by itself (NAV-08, PO-01); without one there is nothing to do here (NAV-28). */
export function RenewPage() {
  const { subscriptionId, isCloud } = useGroupQuery();
  const [query] = useSearchParams();
  const isAutoRenew = query.get('isAutoRenew') === 'true';
  if (!subscriptionId) return <Navigate to={managePath({ cloud: isCloud })} replace />;
  return <KnownRenewal key={`${subscriptionId} ${isAutoRenew}`} {...{ subscriptionId, isAutoRenew }} />;
}

interface KnownRenewalProps {
  subscriptionId: string;
  isAutoRenew: boolean;
}

function KnownRenewal({ subscriptionId, isAutoRenew }: KnownRenewalProps) {
  const query = useRenewPageQuery({
    variables: { renewal: { subscriptionId }, isAutoRenew },
    errorPolicy: 'all',
    fetchPolicy: 'no-cache',
    notifyOnNetworkStatusChange: true,
  });
  const viewer = usePart(query.data?.viewer, query);
  const found = usePart(query.data?.poRenewalPreview, query);
  const { isRetrying, retry: onRetry } = found;
  if (viewer.value && found.value) {
    return (
      <RenewCheckout
        {...{ subscriptionId, isAutoRenew, isRetrying, onRetry }}
        viewer={viewer.value}
        group={found.value.group}
      />
    );
  }
  if (viewer.isLoading || found.isLoading) return <ReviewSkeleton title={TITLE} rows={5} />;
  return (
    <FailedPage title={TITLE} what="The subscription could not be loaded." {...{ onRetry, isRetrying }} />
  );
}
