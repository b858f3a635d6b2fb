import { CombinedGraphQLErrors, type ErrorLike, NetworkStatus } from '@apollo/client';
import { useState } from 'react';

interface QueryState {
  networkStatus: NetworkStatus;
  error?: ErrorLike | undefined;
  refetch: () => Promise<unknown>;
}

/** One part of a page's data, which may be missing while the others are there. */
export interface Part<TValue> {
  /** The newest there is; null before the first, or when there has never been one. */
  value: TValue | null;
  /** Whether the first one is on its way. */
  isLoading: boolean;
  /** Whether the value could not be read anew, so that it is that of before (D-125). */
  isOutdated: boolean;
  isRetrying: boolean;
  retry: () => void;
}

/** What to show of a field that a query with the error policy `all` asked for: an outage never takes away what was there. */
export function usePart<TValue>(value: TValue | null | undefined, query: QueryState): Part<TValue> {
  const [last, setLast] = useState(value ?? null);
  const known = value ?? last;
  if (known !== last) setLast(known);
  const { networkStatus, error, refetch } = query;
  const isRetrying = networkStatus === NetworkStatus.refetch;
  const isSettled =
    isRetrying || networkStatus === NetworkStatus.ready || networkStatus === NetworkStatus.error;
  const isUnanswered = error !== undefined && !CombinedGraphQLErrors.is(error);
  return {
    value: known,
    isLoading: known === null && !isSettled,
    isOutdated: known !== null && isSettled && (value == null || isUnanswered),
    isRetrying,
    retry: () => void refetch(),
  };
}
