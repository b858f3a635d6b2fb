import { usePart } from '../../app/graphql/use-part';
import { FailedPage } from '../../ui/failed-page';
import type { ChangeKind } from './change-kind';
import { useChangePageQuery } from './change-page.generated';
import type { ChangeTarget } from './change-query';
import { ChangeReview } from './change-review';
import { TITLE } from './change-title';
import { ReviewSkeleton } from './review/review-skeleton';

interface ChangePageProps<Change> {
  kind: ChangeKind<Change>;
  /** Null when nothing is selected, or nothing that it could become. */
  change: Change | null;
}

/** A page on which a change is reviewed and made, once it is known who asks for it. */
export function ChangePage<Change extends ChangeTarget>({ kind, change }: ChangePageProps<Change>) {
  const query = useChangePageQuery({
    errorPolicy: 'all',
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  });
  const viewer = usePart(query.data?.viewer, query);
  const { isRetrying, retry: onRetry } = viewer;
  if (viewer.value) {
    return <ChangeReview viewer={viewer.value} {...{ kind, change, isRetrying, onRetry }} />;
  }
  if (viewer.isLoading) return <ReviewSkeleton title={TITLE} rows={change?.seatIds.length ?? 1} />;
  return <FailedPage title={TITLE} what="Your account could not be loaded." {...{ onRetry, isRetrying }} />;
}
