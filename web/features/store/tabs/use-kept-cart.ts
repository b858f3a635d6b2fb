import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { BuyTab } from '#domain/store/carts/buy-tab';
import { routes } from '../../../app/paths';
import { loadAttempt, type StoredAttempt } from '../../../checkout/attempt/attempt-storage';
import { keptSearch, mayResume, resumed } from './tab-path';

/** @returns the query under which the present cart is kept (D-126) */
export function useKeptCart(viewerId: string, tab: BuyTab): string {
  const [query, setQuery] = useSearchParams();
  const [kept, setKept] = useState(() => sentCart(loadAttempt(routes.buy, viewerId)));
  // A reload before the address is updated must not lose the kept cart.
  const isAwaited = kept !== null && mayResume(query, tab, kept);
  if (kept !== null && !isAwaited) setKept(null);

  useEffect(() => {
    if (isAwaited) setQuery(resumed(query, kept), { replace: true, preventScrollReset: true });
  }, [isAwaited, query, setQuery, kept]);

  return isAwaited ? kept.toString() : keptSearch(query, tab);
}

/** Only a cart that was ordered is resumed (NAV-30). */
function sentCart(stored: StoredAttempt | null): URLSearchParams | null {
  return stored && stored.sentAt !== null && stored.search !== '' ? new URLSearchParams(stored.search) : null;
}
