import { NetworkStatus } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { useRetryByItself } from '../../ui/states/use-retry-by-itself';
import {
  BillingTokensDocument,
  type BillingTokensQuery,
  useBillingTokensQuery,
} from './billing-tokens.generated';

export type BillingTokens = NonNullable<BillingTokensQuery['billingTokens']>;

const SLOW_MS = 6_000;
const TIMEOUT_MS = 20_000;

export function useBillingTokens(isNeeded: boolean) {
  const client = useApolloClient();
  const { data, networkStatus, refetch } = useBillingTokensQuery({
    skip: !isNeeded,
    fetchPolicy: 'no-cache',
    notifyOnNetworkStatusChange: true,
    // A retry must not be merged with the request that it replaces.
    context: { queryDeduplication: false },
  });
  const tokens = data?.billingTokens ?? null;
  const isRetrying = networkStatus === NetworkStatus.refetch;
  const hasFailed = tokens === null && (isRetrying || networkStatus === NetworkStatus.error);
  const retry = () => void refetch().catch(() => undefined);
  useRetryByItself(hasFailed, retry);
  const renewed = useRef<BillingTokens | null>(null);

  async function renew(): Promise<BillingTokens> {
    const fetchOptions = { signal: AbortSignal.timeout(TIMEOUT_MS) };
    const answer = await client.query({
      query: BillingTokensDocument,
      fetchPolicy: 'no-cache',
      context: { fetchOptions, queryDeduplication: false },
    });
    const fresh = answer.data?.billingTokens;
    if (!fresh) throw new Error('There are no billing tokens.');
    renewed.current = fresh;
    return fresh;
  }

  return {
    tokens,
    latest: () => renewed.current ?? tokens,
    renew,
    hasFailed,
    isSlow: useIsSlow(isNeeded && tokens === null && !hasFailed),
    isRetrying,
    retry,
  };
}

function useIsSlow(isWaiting: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isWaiting]);
  return isSlow;
}
