import { skipToken, useApolloClient } from '@apollo/client/react';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { notify } from '../../../ui/notify';
import { TransactionPageDocument, useTransactionPageQuery } from './transaction-page.generated';
import type { TransactionTable_SalesFragment } from './transaction-table.generated';

const TYPING_PAUSE_MS = 250;

interface Unfiltered {
  sales: TransactionTable_SalesFragment | null;
  isLoading: boolean;
  onRetry: () => void;
}

export interface Transactions {
  /** Null while they load for the first time, or when they could not be read. */
  sales: TransactionTable_SalesFragment | null;
  isLoading: boolean;
  retry: () => void;
  isLoadingMore: boolean;
  loadMore: () => void;
}

/** All sales, which the page has read already, or those that match a search; either grows page by page. */
export function useTransactions(unfiltered: Unfiltered, search: string): Transactions {
  const client = useApolloClient();
  const [isLoadingMore, setLoadingMore] = useState(false);
  const [wanted] = useDebouncedValue(search.trim(), TYPING_PAUSE_MS);
  const isSearch = search.trim() !== '' && wanted !== '';
  const found = useTransactionPageQuery(
    isSearch ? { variables: { search: wanted }, notifyOnNetworkStatusChange: true } : skipToken,
  );
  const matches = (found.data ?? found.previousData)?.viewer?.sales ?? null;
  // What is shown stays until the first matches are there.
  const sales = isSearch ? (matches ?? (found.loading ? unfiltered.sales : null)) : unfiltered.sales;

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

  return {
    sales,
    isLoading: isSearch ? found.loading : unfiltered.isLoading,
    retry: isSearch ? () => void found.refetch() : unfiltered.onRetry,
    isLoadingMore,
    loadMore: () => void loadMore(),
  };
}
