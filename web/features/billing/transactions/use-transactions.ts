import { NetworkStatus } from '@apollo/client';
import { skipToken, useApolloClient } from '@apollo/client/react';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import type { Part } from '../../../app/graphql/use-part';
import { notify } from '../../../ui/notify';
import { TransactionPageDocument, useTransactionPageQuery } from './transaction-page.generated';
import type { TransactionTable_SalesFragment } from './transaction-table.generated';

const TYPING_PAUSE_MS = 250;

export interface Transactions {
  /** Null while they load for the first time, or when they could not be read. */
  sales: TransactionTable_SalesFragment | null;
  isLoading: boolean;
  isRetrying: boolean;
  retry: () => void;
  isLoadingMore: boolean;
  loadMore: () => void;
}

/** All sales, which the page has read already, or those that match a search; either grows page by page. */
export function useTransactions(all: Part<TransactionTable_SalesFragment>, search: string): Transactions {
  const client = useApolloClient();
  const [isLoadingMore, setLoadingMore] = useState(false);
  const [wanted] = useDebouncedValue(search.trim(), TYPING_PAUSE_MS);
  const isSearch = search.trim() !== '' && wanted !== '';
  const query = useTransactionPageQuery(
    isSearch ? { variables: { search: wanted }, notifyOnNetworkStatusChange: true } : skipToken,
  );
  const isRetrying = query.networkStatus === NetworkStatus.refetch;
  const isSearching = query.loading && !isRetrying;
  // What is shown stays until the next matches are there.
  const before = isSearching ? (query.previousData?.viewer?.sales ?? all.value) : null;
  const sales = isSearch ? (query.data?.viewer?.sales ?? before) : all.value;

  async function loadMore() {
    if (!sales || isLoadingMore) return;
    setLoadingMore(true);
    const after = sales.pageInfo.endCursor;
    // The cache appends the page to the list that is shown.
    await client
      .query({
        query: TransactionPageDocument,
        variables: isSearch ? { search: wanted, after } : { after },
        fetchPolicy: 'network-only',
      })
      .catch(() =>
        notify({ tone: 'DANGER', message: 'Older transactions could not be loaded. Please try again.' }),
      );
    setLoadingMore(false);
  }

  const shown = isSearch ? { isLoading: isSearching, isRetrying, retry: () => void query.refetch() } : all;
  return {
    sales,
    isLoading: shown.isLoading,
    isRetrying: shown.isRetrying,
    retry: shown.retry,
    isLoadingMore,
    loadMore: () => void loadMore(),
  };
}
