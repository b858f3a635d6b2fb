import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Attempt } from './attempt/attempt';
import { refreshAfterOrder } from './refresh-after-order';

/**
 * Once the order is through: its confirmation, and everything read anew (CART-15).
 * @param endPath null where the page itself says that the order is through
 * @param emptyPath where Back leads to from there; null where the page has become pointless and is replaced
 */
export function useFinishedOrder(
  attempt: Attempt,
  viewerId: string,
  endPath: (transactionId: string | null) => string | null,
  emptyPath: string | null = null,
): void {
  const navigate = useNavigate();
  const client = useApolloClient();
  const isDone = attempt.phase === 'done';
  const end = isDone ? endPath(attempt.transactionId) : null;

  useEffect(() => {
    if (!isDone) return;
    if (emptyPath !== null) navigate(emptyPath, { replace: true });
    if (end !== null) navigate(end, { replace: emptyPath === null });
    refreshAfterOrder(client.cache, viewerId);
  }, [isDone, end, emptyPath, viewerId, navigate, client]);
}
