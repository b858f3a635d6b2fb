import { NetworkStatus, type TypedDocumentNode } from '@apollo/client';
import { skipToken, useQuery } from '@apollo/client/react';
import { useDebouncedValue } from '@mantine/hooks';
import { useRef, useState } from 'react';
import type { UserErrorCode } from '../../schema.generated';
import type { Price } from './price';

const TYPING_PAUSE_MS = 200;

interface PreviewAnswer<Shown> {
  preview: {
    price: Shown | null;
    userErrors: readonly { code: UserErrorCode; message: string }[];
  } | null;
}

/** Query for a price, with the aliases `preview` and `price`. */
export type PreviewDocument<Shown extends Price, Variables extends object> = TypedDocumentNode<
  PreviewAnswer<Shown>,
  Variables
>;

/**
 * Current price of a cart.
 * - `empty`: nothing is chosen, so there is no price
 * - `loading`, `failed`: `price` is the previous one, if any, and cannot be ordered
 * - `refused`: the choice cannot be priced; `messages` say why
 * - `ready`: `price` would be charged
 */
export interface PricePreview<Shown extends Price> {
  status: 'empty' | 'loading' | 'failed' | 'refused' | 'ready';
  price: Shown | null;
  messages: string[];
  codes: UserErrorCode[];
  isRetrying: boolean;
  retry: () => void;
  /** Asks again in the background; with `isNoted` a changed price is recorded in `changedFrom`. */
  refresh: (isNoted: boolean) => void;
  changedFrom: Shown | null;
  acknowledge: () => void;
}

/** Asks at the first change, then debounced; the latest answer wins. Null asks nothing. */
export function usePricePreview<Shown extends Price, Variables extends object>(
  document: PreviewDocument<Shown, Variables>,
  variables: Variables | null,
): PricePreview<Shown> {
  const key = variables && JSON.stringify(variables);
  const [askedKey] = useDebouncedValue(key, TYPING_PAUSE_MS, { leading: true });
  const isAsking = variables !== null && askedKey === key;
  const { data, error, loading, networkStatus, refetch } = useQuery(
    document,
    isAsking ? { variables, fetchPolicy: 'no-cache', notifyOnNetworkStatusChange: true } : skipToken,
  );
  const answer = isAsking && !loading ? data?.preview : undefined;
  const shown = useLastPrice(document, answer?.price ?? null, variables === null);
  const { isRefreshing, ...quiet } = useQuietRefresh(key, shown, answer?.price != null, refetch);
  const refusals = answer?.userErrors ?? [];
  const isRetrying = networkStatus === NetworkStatus.refetch && data === undefined;
  const common = { messages: [], codes: [], isRetrying, retry: () => void refetch(), ...quiet };

  if (variables === null) return { ...common, status: 'empty', price: null };
  if (isAsking && loading && isRefreshing && shown) return { ...common, status: 'ready', price: shown };
  if (!isAsking || (loading && !isRetrying)) return { ...common, status: 'loading', price: shown };
  if (answer?.price) return { ...common, status: 'ready', price: answer.price };
  if (!error && refusals.length > 0)
    return { ...common, status: 'refused', price: null, ...refusalTexts(refusals) };
  return { ...common, status: 'failed', price: shown };
}

function refusalTexts(refusals: readonly { code: UserErrorCode; message: string }[]) {
  return { messages: refusals.map(({ message }) => message), codes: refusals.map(({ code }) => code) };
}

/** Last price of this kind, shown until the next one arrives. */
function useLastPrice<Shown>(kind: unknown, price: Shown | null, isForgotten: boolean): Shown | null {
  const [last, setLast] = useState({ kind, price });
  const kept = last.kind === kind ? last.price : null;
  const next = isForgotten ? null : (price ?? kept);
  if (next !== last.price || kind !== last.kind) setLast({ kind, price: next });
  return next;
}

/**
 * Refreshes the price without disabling the button under the pointer; a stale price is refused before any
 * charge. After a refusal there is no price to show meanwhile.
 */
function useQuietRefresh<Shown extends Price>(
  key: string | null,
  shown: Shown | null,
  isPriced: boolean,
  refetch: () => Promise<unknown>,
) {
  const [refreshingKey, setRefreshingKey] = useState<string | null>(null);
  const [seen, setSeen] = useState<{ key: string | null; price: Shown } | null>(null);
  const isBusy = useRef(false);

  function refresh(isNoted: boolean): void {
    if (isBusy.current || key === null || shown === null) return;
    isBusy.current = true;
    setRefreshingKey(isPriced ? key : null);
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

function seenFirst<Seen extends { key: string | null }>(before: Seen | null, now: Seen): Seen {
  return before?.key === now.key ? before : now;
}
