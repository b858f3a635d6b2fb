import { useMatch, useSearchParams } from 'react-router-dom';
import { type BuyTab, buyTab, servesTab } from '#domain/store/carts/buy-tab';
import { PAGE_QUERY, usePart } from '../../app/graphql/use-part';
import { routes } from '../../app/paths';
import { usePortalConfig } from '../../app/session/session-context';
import { Card } from '../../ui/card';
import { Page } from '../../ui/page';
import { FailedPart } from '../../ui/states/error-state';
import { BuyForm } from './buy-form';
import { useBuyPageQuery } from './buy-page.generated';
import { BuySkeleton } from './buy-skeleton';
import { BuyTabs } from './tabs/buy-tabs';
import { isCloudAuthorAsked, TAB_HEADINGS } from './tabs/tab-path';

/** Nothing can be bought without prices; everything else may load later. */
export function BuyPage() {
  const [address] = useSearchParams();
  const { today } = usePortalConfig();
  const query = useBuyPageQuery({
    variables: { isCloudAuthorAsked: isCloudAuthorAsked(address) },
    ...PAGE_QUERY,
  });
  const prices = usePart(query.data?.priceList, query);
  const viewer = usePart(query.data?.viewer, query);
  const bundle = usePart(query.data?.couponBundle, query);
  const groups = {
    rp: usePart(query.data?.rpGroups, query).value,
    bundle: usePart(query.data?.bundleGroups, query).value,
    business: usePart(query.data?.businessGroups, query).value,
    organization: usePart(query.data?.organizationGroups, query).value,
  };
  const isCloudAuthorEnabled = viewer.value?.isCloudAuthorEnabled ?? null;
  const tab = useBuyTab(isCloudAuthorEnabled);
  const { isRetrying, retry: onRetry } = prices;

  if (prices.value && viewer.value) {
    const owned = bundle.value?.coupons ?? (bundle.isLoading ? [] : null);
    const coupons = owned?.filter((coupon) => servesTab(coupon, tab, today)) ?? null;
    const store = { viewer: viewer.value, prices: prices.value, groups, coupons, isRetrying, onRetry };
    return <BuyForm tab={tab} store={store} />;
  }
  return (
    <Page title={TAB_HEADINGS[tab]}>
      <BuyTabs tab={tab} isCloudAuthorEnabled={isCloudAuthorEnabled} isLocked={false} />
      {prices.isLoading || viewer.isLoading ? (
        <BuySkeleton tab={tab} />
      ) : (
        <Card>
          <FailedPart what="The prices could not be loaded." of={prices} />
        </Card>
      )}
    </Page>
  );
}

/** Tab in the address (T-10); Axure Cloud depends on the settings until the customer's own answer. */
function useBuyTab(isCloudAuthorEnabled: boolean | null): BuyTab {
  const isCfbRoute = useMatch(routes.buyCloudForBusiness) !== null;
  const [query] = useSearchParams();
  const { cloudAuthor } = usePortalConfig();
  return buyTab({
    type: query.get('type'),
    isCfbRoute,
    isCloudAuthorEnabled: isCloudAuthorEnabled ?? cloudAuthor,
  });
}
