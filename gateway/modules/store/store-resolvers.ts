import { cartPreviews } from './cart-preview';
import { coTermCandidates } from './co-term-group';
import { confirmation } from './confirmation';
import { couponBundle } from './coupon-bundle';
import { priceList } from './price-list';

export const storeResolvers = {
  Query: { ...cartPreviews, coTermCandidates, confirmation, couponBundle, priceList },
};
