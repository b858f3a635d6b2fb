import { useLocation } from 'react-router-dom';
import { usePart } from '../../../app/graphql/use-part';
import { readSeatSelection } from '../../../app/selection-state';
import { FailedPage } from '../../../ui/failed-page';
import { useChangePageQuery } from '../change-page.generated';
import { ReviewSkeleton } from '../review/review-skeleton';
import { UpgradeReview } from './upgrade-review';
import { UPGRADE_TITLE } from './upgrade-title';

/** Upgrades the selected perpetual licenses to Axure RP 9 Team (NAV-07, PERP-04). */
export function PerpetualUpgradePage() {
  const { state } = useLocation();
  const selection = readSeatSelection(state);
  const query = useChangePageQuery({
    errorPolicy: 'all',
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  });
  const viewer = usePart(query.data?.viewer, query);
  const { isRetrying, retry: onRetry } = viewer;
  if (viewer.value) {
    return (
      <UpgradeReview viewer={viewer.value} seatIds={selection?.seatIds ?? []} {...{ isRetrying, onRetry }} />
    );
  }
  if (viewer.isLoading) return <ReviewSkeleton title={UPGRADE_TITLE} rows={selection?.seatIds.length ?? 1} />;
  return (
    <FailedPage title={UPGRADE_TITLE} what="Your account could not be loaded." {...{ onRetry, isRetrying }} />
  );
}
