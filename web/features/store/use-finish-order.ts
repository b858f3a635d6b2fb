import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { orderEndPath } from '../../app/paths';
import type { Attempt } from '../../checkout/attempt/attempt';
import { refreshAfterOrder } from '../../checkout/refresh-after-order';

/** Once the order is through: an empty cart where Back leads to, then the confirmation, with everything read anew (CART-15). */
export function useFinishOrder(attempt: Attempt, viewerId: string, emptyPath: string): void {
  const navigate = useNavigate();
  const client = useApolloClient();
  const isDone = attempt.phase === 'done';
  const transactionId = isDone ? attempt.transactionId : null;

  useEffect(() => {
    if (!isDone) return;
    navigate(emptyPath, { replace: true });
    navigate(orderEndPath(transactionId));
    refreshAfterOrder(client.cache, viewerId);
  }, [isDone, transactionId, viewerId, emptyPath, navigate, client]);
}
