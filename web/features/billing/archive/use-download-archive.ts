import { useEffect, useRef, useState } from 'react';
import { fetchFile, SignedOutError } from '../../../app/session/fetch-file';
import { useSession } from '../../../app/session/session-context';
import { saveFile } from '../../../ui/save-file';

/** Hundreds of receipts are drawn one by one. */
const TIMEOUT_MS = 5 * 60_000;

/** Downloads a file of receipts; leaving the dialog gives it up. The verb answers whether the file was saved. */
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
      const options = { token: await session.tokenForRead(), timeoutMs: TIMEOUT_MS, signal };
      saveFile(await fetchFile(new URL(url, session.origin), options), fileName);
      return true;
    } catch (error) {
      if (error instanceof SignedOutError) session.fail();
      else if (!signal.aborted) setFailed(true);
      return false;
    } finally {
      setBusy(false);
    }
  };

  return { download, isBusy, hasFailed, forget: () => setFailed(false) };
}
