import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { BuyTab } from '#domain/store/carts/buy-tab';
import { orderEndPath, routes } from '../../app/paths';
import { usePortalConfig } from '../../app/session/session-context';
import { isInFlight } from '../../checkout/attempt/attempt';
import { CheckingOrder } from '../../checkout/attempt/attempt-notice';
import { useCheckoutSession } from '../../checkout/use-checkout-session';
import { useFinishedOrder } from '../../checkout/use-finished-order';
import { lazyPart } from '../../ui/lazy-part';
import { Page } from '../../ui/page';
import { BuySkeleton } from './buy-skeleton';
import { RpTab } from './cart/rp-tab';
import type { CartSession } from './checkout/cart-kinds';
import type { StoreData } from './store-data';
import { BuyTabs } from './tabs/buy-tabs';
import { emptyTabPath, isCloudAuthorAsked, readUpgrade, TAB_HEADINGS } from './tabs/tab-path';
import { useKeptCart } from './tabs/use-kept-cart';
import classes from './testimonials.module.css';

const CfbTab = lazyPart(async () => (await import('./cloud/cfb-tab')).CfbTab);
const OrganizationTab = lazyPart(async () => (await import('./cloud/organization-tab')).OrganizationTab);
const UpgradeTab = lazyPart(async () => (await import('./upgrade/upgrade-tab')).UpgradeTab);

export function BuyForm({ tab, store }: { tab: BuyTab; store: StoreData }) {
  const { viewer } = store;
  const [query] = useSearchParams();
  const search = useKeptCart(viewer.id, tab);
  const session: CartSession = useCheckoutSession(viewer, { page: routes.buy, search });
  const { attempt } = session.order;
  useFinishedOrder(attempt, viewer.id, orderEndPath, emptyTabPath(tab, isCloudAuthorAsked(query)));
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

function OpenTab({ tab, store, session }: { tab: BuyTab; store: StoreData; session: CartSession }) {
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

function Testimonials() {
  const { testimonials } = usePortalConfig();
  if (testimonials.length === 0) return null;
  return (
    <section className={classes['testimonials']} aria-label="What customers say">
      {testimonials.map(({ quote, author, company }) => (
        <figure key={quote}>
          <blockquote>{quote}</blockquote>
          <figcaption>
            {author}, {company}
          </figcaption>
        </figure>
      ))}
    </section>
  );
}
