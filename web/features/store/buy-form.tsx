import { Suspense, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { message } from '#domain/messages/catalogue';
import type { BuyTab } from '#domain/store/carts/buy-tab';
import { orderEndPath, routes } from '../../app/paths';
import { usePortalConfig } from '../../app/session/session-context';
import { abandonedCart } from '../../app/session/storage/tab-memory';
import { isInFlight } from '../../checkout/attempt/attempt';
import { CheckingOrder } from '../../checkout/attempt/attempt-notice';
import { loadAttempt, type StoredAttempt } from '../../checkout/attempt/attempt-storage';
import { useCheckoutSession } from '../../checkout/use-checkout-session';
import { useFinishedOrder } from '../../checkout/use-finished-order';
import { lazyPart } from '../../ui/lazy-part';
import { Page } from '../../ui/page';
import { BuySkeleton } from './buy-skeleton';
import { BillingTerm } from './cart/billing-term';
import { productCount, rpCartCodec, rpCartInput } from './cart/cart-query';
import { chosenGroup } from './cart/chosen-group';
import { editionRows, ProductRows } from './cart/product-rows';
import { useCart } from './cart/use-cart';
import { CART_KINDS, type CartSession } from './checkout/cart-kinds';
import { CheckoutForm } from './checkout/checkout-form';
import type { StoreData } from './store-data';
import { BuyTabs } from './tabs/buy-tabs';
import {
  emptyTabPath,
  hasContents,
  isCloudAuthorAsked,
  keptSearch,
  mayResume,
  readUpgrade,
  resumed,
  TAB_HEADINGS,
} from './tabs/tab-path';
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
  const left = attempt.phase !== 'done' && hasContents(search) ? search : null;
  useEffect(() => void abandonedCart.keep(viewer.id, left), [viewer.id, left]);
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

/** @returns the query under which the present cart is kept (D-126) */
function useKeptCart(viewerId: string, tab: BuyTab): string {
  const [query, setQuery] = useSearchParams();
  const [kept, setKept] = useState(() => sentCart(loadAttempt(routes.buy, viewerId)));
  // A reload before the address is updated must not lose the kept cart.
  const isAwaited = kept !== null && mayResume(query, tab, kept);
  if (kept !== null && !isAwaited) setKept(null);

  useEffect(() => {
    if (isAwaited) setQuery(resumed(query, kept), { replace: true, preventScrollReset: true });
  }, [isAwaited, query, setQuery, kept]);

  return isAwaited ? kept.toString() : keptSearch(query, tab);
}

/** Only a sent cart is resumed (NAV-30). */
function sentCart(stored: StoredAttempt | null): URLSearchParams | null {
  return stored && stored.sentAt !== null && stored.search !== '' ? new URLSearchParams(stored.search) : null;
}

function RpTab({ store, session }: { store: StoreData; session: CartSession }) {
  const { cart, change } = useCart(rpCartCodec);
  const candidates = store.groups.rp;
  const group = chosenGroup(cart, candidates);
  const term = group?.term ?? cart.term;
  const rows = editionRows(store.prices.rp, cart, change);
  return (
    <CheckoutForm
      {...{ store, session, candidates, group }}
      kind={CART_KINDS.rp}
      cart={rpCartInput(cart, group)}
      chosen={cart}
      productCount={productCount(cart)}
    >
      {({ isCartMissing }) => (
        <>
          <BillingTerm
            {...{ candidates, group, term }}
            product={store.prices.rp[0]}
            priced={(productName) => `one seat of ${productName}`}
            onChange={change}
            onRetry={store.onRetry}
          />
          <ProductRows rows={rows} term={term} error={isCartMissing ? message.selectProduct : null} />
        </>
      )}
    </CheckoutForm>
  );
}
