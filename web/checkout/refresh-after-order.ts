import type { ApolloCache } from '@apollo/client';

const STALE_OF_USER = [
  'subscriptions',
  'subscription',
  'seatSummary',
  'cloudGroups',
  'productKinds',
  'perpetualLicenses',
  'upgradeCodes',
  'sales',
  'spending',
  'billingInfo',
];
const STALE_ROOT_FIELDS = ['couponBundle', 'coTermCandidates', 'priceList'];

/** Forgets whatever an order changed, so that the next screen reads it anew (SYS-18, COUP-10). */
export function refreshAfterOrder(cache: ApolloCache, viewerId: string): void {
  const viewer = cache.identify({ __typename: 'User', id: viewerId });
  for (const fieldName of STALE_OF_USER) {
    if (viewer) cache.evict({ id: viewer, fieldName });
  }
  for (const fieldName of STALE_ROOT_FIELDS) {
    cache.evict({ id: 'ROOT_QUERY', fieldName });
  }
  cache.gc();
}
