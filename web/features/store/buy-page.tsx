import { Card } from '../../ui/card';
import { ErrorState } from '../../ui/error-state';
import { Page } from '../../ui/page';
import { BuyForm } from './buy-form';
import { useBuyPageQuery } from './buy-page.generated';
import { BuySkeleton } from './buy-skeleton';

const HEADING = 'Purchase Axure RP Subscription';

/** The RP tab of the buy page (BUY-01): nothing can be bought without prices; everything else may come later. */
export function BuyPage() {
  const { data, error, loading, refetch } = useBuyPageQuery({
    errorPolicy: 'all',
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  });
  const retry = () => void refetch();

  if (data?.priceList && data.viewer) {
    return (
      <BuyForm
        heading={HEADING}
        viewer={data.viewer}
        prices={data.priceList.rp}
        candidates={data.coTermCandidates}
        coupons={data.couponBundle?.coupons ?? []}
        isRetrying={loading}
        onRetry={retry}
      />
    );
  }
  return (
    <Page title={HEADING}>
      {error && !loading ? (
        <Card>
          <ErrorState what="The prices could not be loaded." onRetry={retry} retriesByItself />
        </Card>
      ) : (
        <BuySkeleton />
      )}
    </Page>
  );
}
