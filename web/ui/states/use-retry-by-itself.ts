import { useEffect, useEffectEvent } from 'react';

const FIRST_MS = 4_000;
const LONGEST_MS = 60_000;

/** Calls `retry` after 4 s, 8 s, 16 s … while mounted and wanted, and when the connection is back. */
export function useRetryByItself(isWanted: boolean, retry: () => void): void {
  const ask = useEffectEvent(retry);
  useEffect(() => {
    if (!isWanted) return;
    let delay = FIRST_MS;
    let timer = setTimeout(again, delay);
    function again() {
      ask();
      delay = Math.min(LONGEST_MS, delay * 2);
      timer = setTimeout(again, delay);
    }
    const online = () => ask();
    window.addEventListener('online', online);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', online);
    };
  }, [isWanted]);
}
