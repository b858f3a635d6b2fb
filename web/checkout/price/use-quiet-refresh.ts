import { useRef, useState } from 'react';
import type { Price } from './price';
import type { PricePreview } from './use-price-preview';

type QuietRefresh<Shown extends Price> = Pick<
  PricePreview<Shown>,
  'refresh' | 'changedFrom' | 'acknowledge'
> & {
  isRefreshing: boolean;
};

/** Refreshes the price without disabling the button under the pointer; a stale price is refused before any charge. */
export function useQuietRefresh<Shown extends Price>(
  key: string | null,
  shown: Shown | null,
  refetch: () => Promise<unknown>,
): QuietRefresh<Shown> {
  const [refreshingKey, setRefreshingKey] = useState<string | null>(null);
  const [seen, setSeen] = useState<{ key: string | null; price: Shown } | null>(null);
  const isBusy = useRef(false);

  function refresh(isNoted: boolean): void {
    if (isBusy.current || key === null || shown === null) return;
    isBusy.current = true;
    setRefreshingKey(key);
    setSeen((before) => (isNoted ? seenFirst(before, { key, price: shown }) : null));
    const done = () => {
      isBusy.current = false;
      setRefreshingKey(null);
    };
    refetch().then(done, done);
  }

  const isOther = seen?.key === key && shown !== null && seen.price.previewId !== shown.previewId;
  return {
    refresh,
    isRefreshing: refreshingKey !== null && refreshingKey === key,
    changedFrom: isOther ? seen.price : null,
    acknowledge: () => setSeen(null),
  };
}

/** The first price shown counts until it is acknowledged. */
function seenFirst<Seen extends { key: string | null }>(before: Seen | null, now: Seen): Seen {
  return before?.key === now.key ? before : now;
}
