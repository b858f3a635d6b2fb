import type { BuyPageQuery } from './buy-page.generated';
import type { Candidates } from './cart/chosen-group';

export interface StoreData {
  viewer: NonNullable<BuyPageQuery['viewer']>;
  prices: NonNullable<BuyPageQuery['priceList']>;
  groups: Readonly<Record<'rp' | 'bundle' | 'business' | 'organization', Candidates>>;
  /** Coupons for a purchase on the open tab (COUP-06); null if they could not be loaded. */
  coupons: NonNullable<BuyPageQuery['couponBundle']>['coupons'] | null;
  isRetrying: boolean;
  onRetry: () => void;
}
