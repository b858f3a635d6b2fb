import { NetworkStatus } from '@apollo/client';
import { skipToken } from '@apollo/client/react';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import type { RpCartInput } from '../../../schema.generated';
import { useCartPreviewQuery } from './cart-preview.generated';
import type { OrderSummary_CartFragment } from './order-summary.generated';

const TYPING_PAUSE_MS = 200;

/**
 * The price of the cart as it is now.
 * - `empty`: nothing is chosen, so there is no price
 * - `loading`, `failed`: `cart` are the figures of before, if there were any, and nothing may be bought for them
 * - `refused`: the cart cannot be priced, and why
 * - `ready`: `cart` is what would be charged
 */
export interface CartPreview {
  status: 'empty' | 'loading' | 'failed' | 'refused' | 'ready';
  cart: OrderSummary_CartFragment | null;
  messages: string[];
  isRetrying: boolean;
  retry: () => void;
}

/** Asks for the price a moment after the last change; the answer to the latest question wins. Null asks nothing. */
export function useCartPreview(input: RpCartInput | null): CartPreview {
  const key = input ? JSON.stringify(input) : null;
  const [askedKey] = useDebouncedValue(key, TYPING_PAUSE_MS);
  const isAsking = input !== null && askedKey === key;
  const { data, error, loading, networkStatus, refetch } = useCartPreviewQuery(
    isAsking
      ? { variables: { cart: input }, fetchPolicy: 'no-cache', notifyOnNetworkStatusChange: true }
      : skipToken,
  );
  const answer = isAsking && !loading ? data?.cartPreview : undefined;
  const shown = useLastCart(answer?.cart ?? null, input === null);
  const messages = answer?.userErrors.map((each) => each.message) ?? [];
  const isRetrying = networkStatus === NetworkStatus.refetch && data === undefined;
  const common = { messages: [], isRetrying, retry: () => void refetch() };

  if (input === null) return { ...common, status: 'empty', cart: null };
  if (!isAsking || (loading && !isRetrying)) return { ...common, status: 'loading', cart: shown };
  if (answer?.cart) return { ...common, status: 'ready', cart: answer.cart };
  if (!error && messages.length > 0) return { ...common, status: 'refused', cart: null, messages };
  return { ...common, status: 'failed', cart: shown };
}

/** The last cart that had a price, so that its figures stay while the next are awaited. */
function useLastCart(
  cart: OrderSummary_CartFragment | null,
  isForgotten: boolean,
): OrderSummary_CartFragment | null {
  const [last, setLast] = useState(cart);
  const next = isForgotten ? null : (cart ?? last);
  if (next !== last) setLast(next);
  return next;
}
