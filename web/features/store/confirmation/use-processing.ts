import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { withParams } from '../../../ui/query-params';

const NAME = 'processing';

/** The announcement says that a renewal `may take a few minutes`. */
export const FEW_MINUTES_MS = 3 * 60_000;

interface SaleInHistory {
  isOnRecord: boolean;
  refetch: () => Promise<unknown>;
}

/** Returns true until these minutes are over and the sale is in the history (CONF-06, PAY-11). */
export function useProcessing({ isOnRecord, refetch }: SaleInHistory): boolean {
  const [query, setQuery] = useSearchParams();
  const isProcessing = query.get(NAME) === '1';
  useEffect(() => {
    if (!isProcessing) return;
    const timer = setInterval(() => {
      // Without an answer, ask again at the next interval.
      if (!isOnRecord) return void refetch().catch(() => undefined);
      setQuery((before) => withParams(before, { [NAME]: null }), { replace: true, preventScrollReset: true });
    }, FEW_MINUTES_MS);
    return () => clearInterval(timer);
  }, [isProcessing, isOnRecord, refetch, setQuery]);
  return isProcessing;
}
