import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { BuyTab } from '#domain/store/buy-tab';
import { routes } from '../../app/paths';
import { isInFlight } from '../../checkout/attempt/attempt';
import { CheckingOrder } from '../../checkout/attempt/checking-order';
import { useCheckoutSession } from '../../checkout/use-checkout-session';
import { Page } from '../../ui/page';
import { BuySkeleton } from './buy-skeleton';
import { RpTab } from './cart/rp-tab';
import type { CartSession } from './checkout/cart-kind';
import type { StoreData } from './store-data';
import { BuyTabs } from './tabs/buy-tabs';
import { TAB_HEADINGS } from './tabs/tab-names';
import { emptyTabPath, isCloudAuthorAsked } from './tabs/tab-path';
import { readUpgrade } from './tabs/upgrade-query';
import { useKeptCart } from './tabs/use-kept-cart';
import { Testimonials } from './testimonials';
import { useFinishOrder } from './use-finish-order';

const CfbTab = lazy(() => import('./cloud/cfb-tab').then((module) => ({ default: module.CfbTab })));
const OrganizationTab = lazy(() =>
  import('./cloud/organization-tab').then((module) => ({ default: module.OrganizationTab })),
);
const UpgradeTab = lazy(() =>
  import('./upgrade/upgrade-tab').then((module) => ({ default: module.UpgradeTab })),
);

/** The tabs and what is open of them; what is filled in and the attempt to buy outlive a change of the tab. */
export function BuyForm({ tab, store }: { tab: BuyTab; store: StoreData }) {
  const { viewer } = store;
  const [query] = useSearchParams();
  const search = useKeptCart(viewer.id, tab);
  const session: CartSession = useCheckoutSession(viewer, { page: routes.buy, search });
  const { attempt } = session.order;
  useFinishOrder(attempt, viewer.id, emptyTabPath(tab, isCloudAuthorAsked(query)));
  return (
    <Page title={TAB_HEADINGS[tab]}>
      <BuyTabs tab={tab} isCloudAuthorEnabled={viewer.isCloudAuthorEnabled} isLocked={isInFlight(attempt)} />
      <Suspense fallback={<BuySkeleton tab={tab} />}>
        <OpenTab tab={tab} store={store} session={session} />
      </Suspense>
      <Testimonials />
      <CheckingOrder session={session} />
    </Page>
  );
}

interface OpenTabProps {
  tab: BuyTab;
  store: StoreData;
  session: CartSession;
}

function OpenTab({ tab, store, session }: OpenTabProps) {
  const [query] = useSearchParams();
  switch (tab) {
    case 'rp':
      return <RpTab store={store} session={session} />;
    case 'cfb':
      return <CfbTab store={store} session={session} />;
    case 'cloud':
      return <OrganizationTab store={store} session={session} />;
    case 'upgrade9':
      return <UpgradeTab {...readUpgrade(query)} />;
  }
}
