import type { BuyTab } from '#domain/store/buy-tab';

/** In the order in which they stand (BUY-02). */
export const TAB_LABELS: Readonly<Record<BuyTab, string>> = {
  rp: 'Axure RP Subscription',
  cloud: 'Axure Cloud',
  cfb: 'Axure Cloud for Business',
  upgrade9: 'Upgrade to Axure RP 9',
};

export const TABS: readonly BuyTab[] = ['rp', 'cloud', 'cfb', 'upgrade9'];

/** BUY-01. */
export const TAB_HEADINGS: Readonly<Record<BuyTab, string>> = {
  rp: 'Purchase Axure RP Subscription',
  cloud: 'Purchase Axure Cloud',
  cfb: 'Purchase Axure Cloud for Business',
  upgrade9: 'Upgrade to Axure RP 9',
};
