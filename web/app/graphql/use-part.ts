import { CombinedGraphQLErrors, type ErrorLike, NetworkStatus } from '@apollo/client';
import { useState } from 'react';
import { useDeferredFlag } from '../../ui/render-later';

/** Options of a page query whose parts may be missing individually. */
export const PAGE_QUERY = {
  errorPolicy: 'all',
  fetchPolicy: 'cache-and-network',
  nextFetchPolicy: 'cache-first',
  notifyOnNetworkStatusChange: true,
} as const;

export const UNCACHED_PAGE_QUERY = {
  errorPolicy: 'all',
  fetchPolicy: 'no-cache',
  notifyOnNetworkStatusChange: true,
} as const;

interface QueryState {
  networkStatus: NetworkStatus;
  error?: ErrorLike | undefined;
  refetch: () => Promise<unknown>;
}

export interface Part<TValue> {
  value: TValue | null;
  isLoading: boolean;
  /** The value could not be refreshed, so the previous one is shown (D-125). */
  isOutdated: boolean;
  isRetrying: boolean;
  retry: () => void;
}

/** State of one field of a query with the error policy `all`: an outage keeps the previous value. */
export function usePart<TValue>(value: TValue | null | undefined, query: QueryState): Part<TValue> {
  const [last, setLast] = useState(value ?? null);
  const known = value ?? last;
  if (known !== last) setLast(known);
  const isThere = known !== null;
  const isDrawn = useDeferredFlag(isThere);
  const { networkStatus, error, refetch } = query;
  const isRetrying = networkStatus === NetworkStatus.refetch;
  const isSettled =
    isRetrying || networkStatus === NetworkStatus.ready || networkStatus === NetworkStatus.error;
  const isUnanswered = error !== undefined && !CombinedGraphQLErrors.is(error);
  return {
    value: isDrawn ? known : null,
    isLoading: isThere ? !isDrawn : !isSettled,
    isOutdated: isThere && isSettled && (value == null || isUnanswered),
    isRetrying,
    // The query itself reports failures; the promise also rejects when the page is left.
    retry: () => void refetch().catch(() => undefined),
  };
}
