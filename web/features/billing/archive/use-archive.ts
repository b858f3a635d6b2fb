import { NetworkStatus } from '@apollo/client';
import { skipToken } from '@apollo/client/react';
import type { ClosedDays } from '#domain/billing/period';
import type { Archive } from './archive-contents';
import { useReceiptArchiveQuery } from './receipt-archive.generated';

const NOTHING: Archive = { count: 0, total: '0.00', url: null, fileName: '' };

/** The contents of a period's archive; null until known. */
export function useArchive(days: ClosedDays | null) {
  const { data, networkStatus, refetch } = useReceiptArchiveQuery(
    days
      ? {
          variables: days,
          fetchPolicy: 'cache-and-network',
          errorPolicy: 'all',
          notifyOnNetworkStatusChange: true,
        }
      : skipToken,
  );
  const archive = days === null ? NOTHING : (data?.viewer?.receiptArchive ?? null);
  const isRetrying = networkStatus === NetworkStatus.refetch;
  const isSettled = networkStatus === NetworkStatus.ready || networkStatus === NetworkStatus.error;
  return {
    archive,
    hasFailed: archive === null && (isSettled || isRetrying),
    isRetrying,
    retry: () => void refetch(),
  };
}
