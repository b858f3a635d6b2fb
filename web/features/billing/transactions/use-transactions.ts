import { NetworkStatus } from '@apollo/client';
import { skipToken, useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import type { Part } from '../../../app/graphql/use-part';
import { useTask } from '../../../ui/overlays/use-task';
import { TransactionPageDocument, useTransactionPageQuery } from './transaction-page.generated';
import type { TransactionTable_SalesFragment } from './transaction-table.generated';
import { type TransactionView, variablesOf } from './transaction-view';

export interface ShownSales {
  sales: TransactionTable_SalesFragment;
  view: TransactionView;
}

export type Transactions = ReturnType<typeof useTransactions>;

/** The first view is read with the page; another one keeps the previous list until its answer arrives. */
export function useTransactions(
  opening: Part<TransactionTable_SalesFragment>,
  openingView: TransactionView,
  view: TransactionView,
) {
  const client = useApolloClient();
  const { run, isBusy: isLoadingMore } = useTask('Older transactions could not be loaded. Please try again.');
  const variables = variablesOf(view);
  const isOpening = JSON.stringify(variables) === JSON.stringify(variablesOf(openingView));
  const query = useTransactionPageQuery(
    isOpening ? skipToken : { variables, notifyOnNetworkStatusChange: true },
  );
  const isRetrying = query.networkStatus === NetworkStatus.refetch;
  const part = isOpening
    ? opening
    : {
        value: query.data?.viewer?.sales ?? null,
        isLoading: query.loading && !isRetrying,
        isRetrying,
        retry: () => void query.refetch(),
      };
  const [last, setLast] = useState<ShownSales | null>(null);
  if (part.value !== null && (last?.sales !== part.value || last.view !== view)) {
    setLast({ sales: part.value, view });
  }

  async function loadMore() {
    if (part.value === null || isLoadingMore) return;
    const next = { ...variables, after: part.value.pageInfo.endCursor };
    // The cache appends the page to the list.
    await run(() =>
      client.query({ query: TransactionPageDocument, variables: next, fetchPolicy: 'network-only' }),
    );
  }

  const current = part.value && { sales: part.value, view };
  return {
    shown: current ?? (part.isLoading ? last : null),
    isLoading: part.isLoading,
    isPending: part.value === null && part.isLoading,
    isRetrying: part.isRetrying,
    retry: part.retry,
    isLoadingMore,
    loadMore: () => void loadMore(),
  };
}
