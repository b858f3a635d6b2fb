import { useEffect, useRef, useState } from 'react';
import { fetchFile } from '../../../app/session/fetch-file';
import { useSession } from '../../../app/session/session-context';
import { saveFile } from '../../../ui/save-file';

/** Hundreds of receipts are drawn one by one. */
const TIMEOUT_MS = 5 * 60_000;

export function useDownloadArchive() {
  const session = useSession();
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const download = async (url: string, fileName: string): Promise<boolean> => {
    running.current = new AbortController();
    const { signal } = running.current;
    setBusy(true);
    setFailed(false);
    try {
      saveFile(await fetchFile(session, url, { timeoutMs: TIMEOUT_MS, signal }), fileName);
      return true;
    } catch {
      if (!signal.aborted) setFailed(true);
      return false;
    } finally {
      setBusy(false);
    }
  };

  return { download, isBusy, hasFailed, forget: () => setFailed(false) };
}
