import type { ApolloCache } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { openedFromOrder } from '../app/opened-from';
import type { Attempt } from './attempt/attempt';

/** `emptyPath` is where Back leads from the confirmation; null replaces the page itself (CART-15). */
export function useFinishedOrder(
  attempt: Attempt,
  viewerId: string,
  endPath: (transactionId: string | null) => string | null,
  emptyPath: string | null = null,
): void {
  const navigate = useNavigate();
  const client = useApolloClient();
  const isDone = attempt.phase === 'done';
  const end = isDone ? endPath(attempt.transactionId) : null;

  useEffect(() => {
    if (!isDone) return;
    if (emptyPath !== null) navigate(emptyPath, { replace: true });
    if (end !== null) navigate(end, { replace: emptyPath === null, state: openedFromOrder });
    refreshAfterOrder(client.cache, viewerId);
  }, [isDone, end, emptyPath, viewerId, navigate, client]);
}

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
