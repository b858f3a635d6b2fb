import { usePart } from '../../app/graphql/use-part';
import { Card } from '../../ui/card';
import { ErrorState } from '../../ui/error-state';
import { Page } from '../../ui/page';
import { BuyForm } from './buy-form';
import { useBuyPageQuery } from './buy-page.generated';
import { BuySkeleton } from './buy-skeleton';

const HEADING = 'Purchase Axure RP Subscription';

/** The RP tab of the buy page (BUY-01): nothing can be bought without prices; everything else may come later. */
export function BuyPage() {
  const query = useBuyPageQuery({
    errorPolicy: 'all',
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  });
  const prices = usePart(query.data?.priceList?.rp, query);
  const viewer = usePart(query.data?.viewer, query);
  const candidates = usePart(query.data?.coTermCandidates, query);

  if (prices.value && viewer.value) {
    return (
      <BuyForm
        heading={HEADING}
        viewer={viewer.value}
        prices={prices.value}
        candidates={candidates.value}
        coupons={query.data?.couponBundle?.coupons ?? []}
        isRetrying={prices.isRetrying}
        onRetry={prices.retry}
      />
    );
  }
  return (
    <Page title={HEADING}>
      {prices.isLoading || viewer.isLoading ? (
        <BuySkeleton />
      ) : (
        <Card>
          <ErrorState
            what="The prices could not be loaded."
            onRetry={prices.retry}
            isRetrying={prices.isRetrying}
            retriesByItself
          />
        </Card>
      )}
    </Page>
  );
}
