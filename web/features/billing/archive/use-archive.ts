import { NetworkStatus } from '@apollo/client';
import { skipToken } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import type { ClosedDays } from '#domain/billing/period';
import { fetchFile } from '../../../app/session/fetch-file';
import { useSession } from '../../../app/session/session-context';
import { saveFile } from '../../../ui/save-file';
import type { Archive } from './archive-contents';
import { createFileCounter } from './count-files';
import { useReceiptArchiveQuery } from './receipt-archive.generated';

const NOTHING: Archive = { count: 0, total: '0.00', url: null, fileName: '' };

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

/** Hundreds of receipts are rendered one by one. */
const TIMEOUT_MS = 5 * 60_000;

export function useDownloadArchive() {
  const session = useSession();
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const [received, setReceived] = useState(0);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const download = async (url: string, fileName: string): Promise<boolean> => {
    running.current = new AbortController();
    const { signal } = running.current;
    setBusy(true);
    setFailed(false);
    setReceived(0);
    const count = createFileCounter();
    const onPiece = (piece: Uint8Array) => setReceived(count(piece));
    try {
      saveFile(await fetchFile(session, url, { timeoutMs: TIMEOUT_MS, signal, onPiece }), fileName);
      return true;
    } catch {
      if (!signal.aborted) setFailed(true);
      return false;
    } finally {
      setBusy(false);
    }
  };

  return { download, isBusy, hasFailed, received, forget: () => setFailed(false) };
}
